import type {SeedSite} from '../seed-site';
import {ACCOUNT_PAGES} from './account-pages';
import {NAVIGATIONS} from './navigation';
import {NEW_YEAR_ENDS, NEW_YEAR_STARTS} from './new-year';
import {ANNOUNCEMENTS, BANNERS} from './notices';
import {ABOUT} from './pages/about';
import {ACCESSIBILITY} from './pages/accessibility';
import {AUTOSHIP} from './pages/autoship';
import {CAMPAIGNS} from './pages/campaigns';
import {CONTACT_US} from './pages/contact-us';
import {CART} from './pages/cart';
import {ERROR} from './pages/error';
import {FAQ} from './pages/faq';
import {HOME} from './pages/home';
import {KITTEN_GUIDE} from './pages/kitten-guide';
import {PRIVACY} from './pages/privacy';
import {PUPPY_GUIDE} from './pages/puppy-guide';
import {RETURNS} from './pages/returns';
import {SHIPPING} from './pages/shipping';
import {TERMS} from './pages/terms';

/** The consumer site. */
export const SHOP: SeedSite = {
  code: 'DTC',
  origin: 'http://localhost:3000',
  tagline: 'Good food, on time, for the life they have now',
  maintenance_headline: 'We’ll be right back',
  maintenance_text: 'We’re doing some maintenance. Your cart is safe.',
  password_headline: 'Not open yet',
  password_text: 'The shop opens soon. If you have the password, enter it below.',
  contact_email: 'care@marlowe.example',
  contact_phone: '(303) 555-0142',
  contact_hours: 'Monday to Friday, 8 a.m. to 6 p.m. Mountain Time',
  contact_topics: [
    {value: 'order', label: 'An order'},
    {value: 'autoship', label: 'An autoship'},
    {value: 'feeding', label: 'What or how much to feed'},
    {value: 'return', label: 'A refund or something damaged'},
    {value: 'account', label: 'My account or this website'},
    {value: 'other', label: 'Something else'},
  ],
  footer_text: 'Food made with veterinarians, for the dogs and cats who share our homes.',
  small_print:
    'Marlowe Pet Nutrition is a made-up brand. Nothing on this site replaces your veterinarian’s advice.',
  navigations: NAVIGATIONS,
  announcements: ANNOUNCEMENTS,
  banners: BANNERS,
  redirects: [
    {source: '/deliveries', target: '/shipping', is_permanent: true},
    {source: '/help', target: '/faq', is_permanent: true},
    {source: '/our-story', target: '/about', is_permanent: true},
    {source: '/puppies', target: '/products/dog/pet-age/puppy-food', is_permanent: false},
    {source: '/kittens', target: '/products/cat/pet-age/kitten-food', is_permanent: false},
    {source: '/careers', target: 'https://careers.marlowe.example/', is_permanent: false},
  ],
  deals: [
    {sku: 'MB-DEVC-45'},
    {sku: 'MB-CIND-7'},
    {sku: 'MT-DDTW-24Z'},
    {sku: 'MB-DHWA-CHK-30', starts_at: NEW_YEAR_STARTS, ends_at: NEW_YEAR_ENDS},
  ],
  account_pages: ACCOUNT_PAGES,
  pages: [
    HOME,
    CART,
    ERROR,
    AUTOSHIP,
    SHIPPING,
    FAQ,
    CONTACT_US,
    RETURNS,
    TERMS,
    PRIVACY,
    ABOUT,
    ACCESSIBILITY,
    PUPPY_GUIDE,
    KITTEN_GUIDE,
    ...CAMPAIGNS,
  ],
};
