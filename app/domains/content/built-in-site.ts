import type {SiteId} from '~/domains/session/site';
import {formatCentsShort} from '~/platform/money';
import {AUTOSHIP_SAVING_PERCENT} from '~/domains/autoship-offer/offer';
import {FREE_SHIPPING_THRESHOLD_CENTS} from './shop-offer';
import type {LinkColumn, SiteContent} from './site-content';
import {FOOD_FORMS, SPECIES, SPECIES_LABELS} from './taxonomy';

const FOOTER: LinkColumn[] = [
  ...SPECIES.map((species) => ({
    heading: SPECIES_LABELS[species],
    links: [
      {label: `All ${species} food`, to: `/products/${species}`},
      ...FOOD_FORMS.map(({slug, label}) => ({label, to: `/products/${species}/food-form/${slug}`})),
    ],
  })),
  {
    heading: 'Shop',
    links: [
      {label: 'All products', to: '/products'},
      {label: 'Your cart', to: '/cart'},
      {label: 'Site map', to: '/sitemap'},
    ],
  },
];

const plainItem = (label: string, to: string) => ({label, to, columns: [], feature: null});

const ANNOUNCEMENT: Record<SiteId, string> = {
  DTC: `Autoship saves an extra ${AUTOSHIP_SAVING_PERCENT}% on every order. Free shipping over ${formatCentsShort(FREE_SHIPPING_THRESHOLD_CENTS)}.`,
  HPSF: 'Pro Staff Feeding: for staff and students of veterinary schools and clinics.',
};

/** Used while the content system is unavailable: links to everything that can be bought. */
export function builtInSite(site: SiteId): SiteContent {
  return {
    isBuiltIn: true,
    tagline: 'Good food, on time, for the life they have now',
    isInMaintenance: false,
    maintenance: {
      headline: 'We’ll be right back',
      text: 'We’re doing some maintenance. Your cart and autoship orders are safe.',
    },
    password: {
      headline: 'This shop isn’t open yet',
      text: 'If you have the password, enter it below.',
    },
    contact: {
      email: 'care@marlowe.example',
      phone: '(303) 555-0142',
      hours: 'Monday to Friday, 8 a.m. to 6 p.m. Mountain Time',
      topics: [{value: 'other', label: 'Something else'}],
    },
    navigation: {
      main: [
        ...SPECIES.map((species) => plainItem(SPECIES_LABELS[species], `/products/${species}`)),
        plainItem('All products', '/products'),
      ],
      footer: FOOTER,
      legal: [],
    },
    footerText: 'Food made with veterinarians, for the dogs and cats who share our homes.',
    smallPrint: 'Marlowe Pet Nutrition is a made-up brand.',
    accountPages: [],
    announcements: [{text: ANNOUNCEMENT[site], link: null}],
    banners: [],
  };
}
