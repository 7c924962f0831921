import {AUTOSHIP_SAVING_PERCENT, AUTOSHIP_WEEKS} from '~/domains/autoship-offer/offer';
import type {Site} from '~/domains/session/site';
import {formatCentsShort} from '~/platform/money';
import type {ContentPage, PageBlock} from './page';
import {RETURN_DAYS} from './return-terms';
import {FREE_SHIPPING_THRESHOLD_CENTS, REMOTE_STATES_NOTE} from './shop-offer';

type Builder = (site: Site) => Omit<ContentPage, 'slug' | 'name' | 'isIndexed'>;

/** Minimal essential pages, shown while the content system is unavailable. */
const PAGES: Record<string, Builder> = {
  home: ({features}) => ({
    title: 'Good food, on time, for the life they have now',
    seoDescription:
      'Dog and cat food made with veterinarians. Find the recipe for their age, size and needs.',
    blocks: [
      {
        kind: 'promotion-banner',
        layout: 'hero',
        tone: 'oat',
        eyebrow: features.membership ? 'For clinic and school staff' : 'Vet-made, every day',
        headline: 'Good food, on time, for the life they have now.',
        text: 'Find the recipe for their age, size and needs.',
        picture: null,
        buttons: [
          {label: 'Shop dog food', to: '/products/dog'},
          {label: 'Shop cat food', to: '/products/cat'},
        ],
      },
      bestSellers('home-best-sellers', 'Best sellers'),
    ],
  }),

  cart: () => ({
    title: 'Shopping Cart',
    seoDescription: null,
    blocks: [bestSellers('cart-goes-well-with', 'Goes well with')],
  }),

  error: () => ({
    title: '404 Error',
    seoDescription: null,
    blocks: [
      {
        kind: 'feature-heading',
        eyebrow: null,
        headline: 'Let’s get you back on track',
        text: paragraphs(
          'The page may have moved, or the address may have a typo. Nothing in your cart was lost.',
        ),
        picture: null,
        buttons: [
          {label: 'Shop all pet food', to: '/products'},
          {label: 'Go to the home page', to: '/'},
        ],
      },
      bestSellers('error', 'While you’re here'),
    ],
  }),

  autoship: () =>
    textPage('Autoship', [
      `Get their food delivered every ${new Intl.ListFormat('en', {type: 'disjunction'}).format(AUTOSHIP_WEEKS.map(String))} weeks and save ${AUTOSHIP_SAVING_PERCENT}%.`,
      'Choose autoship on any product that offers it. Change, skip or cancel it in two steps.',
    ]),

  shipping: ({features}) =>
    textPage('Shipping', [
      features.clinicDelivery
        ? 'Orders go to your home or to your clinic or school, as you choose at the top of the page.'
        : `Shipping is free over ${formatCentsShort(FREE_SHIPPING_THRESHOLD_CENTS)}. Below that, checkout shows the cost before you pay.`,
      REMOTE_STATES_NOTE,
      'Enter your zip code at the top of any page to see when an order would arrive.',
    ]),

  faq: () =>
    textPage('FAQ', [
      'We’re having trouble loading our answers. They’ll be back in a moment.',
      'If it can’t wait, use the form on our contact page.',
    ]),

  'terms-and-conditions': () =>
    textPage('Terms & Conditions', [
      'We’re having trouble loading the terms. They’ll be back in a moment, and nothing in them has changed.',
    ]),

  'privacy-policy': () =>
    textPage('Privacy Policy', [
      'We’re having trouble loading our privacy policy. It will be back in a moment.',
      'We use your data to send your food and to help you with your orders. We never sell it.',
    ]),

  returns: () =>
    textPage('Returns & Refunds', [
      `You have ${RETURN_DAYS.own} days to return food and treats, opened or not, and ${RETURN_DAYS.maker} days for unused bowls and bins.`,
      'To start a return, open the order in your account, or use the form on our contact page.',
    ]),

  'contact-us': () => ({
    title: 'Contact Us',
    seoDescription: null,
    blocks: [
      headingBlock('Contact Us', ['Write to us and we’ll reply within one business day.']),
      {kind: 'contact', headline: 'Other ways to reach us', text: null},
    ],
  }),
};

export function builtInPage(slug: string, site: Site): ContentPage | null {
  const build = Object.hasOwn(PAGES, slug) ? PAGES[slug] : undefined;
  return build ? {slug, name: slug, isIndexed: true, ...build(site)} : null;
}

function textPage(title: string, sentences: string[]): ReturnType<Builder> {
  return {title, seoDescription: null, blocks: [headingBlock(title, sentences)]};
}

function headingBlock(headline: string, sentences: string[]): PageBlock<'feature-heading'> {
  return {
    kind: 'feature-heading',
    eyebrow: null,
    headline,
    text: paragraphs(...sentences),
    picture: null,
    buttons: [],
  };
}

function paragraphs(...sentences: string[]): PageBlock<'feature-heading'>['text'] {
  return sentences.map((sentence) => ({tag: 'p', children: [sentence]}));
}

/** A carousel without products shows the best sellers. */
function bestSellers(page: string, headline: string): PageBlock<'product-carousel'> {
  return {
    kind: 'product-carousel',
    page,
    headline,
    paragraph: null,
    copyColor: null,
    backgroundColor: null,
    products: [],
    isLast: true,
  };
}
