import type {SeedSite} from '../seed-site';
import {ACCOUNT_PAGES} from './account-pages';
import {NAVIGATIONS} from './navigation';
import {ANNOUNCEMENTS, BANNERS} from './notices';
import {ABOUT} from './pages/about';
import {CLINICAL_LINE} from './pages/clinical-line';
import {AUTOSHIP, SHIPPING} from './pages/delivery';
import {CART} from './pages/cart';
import {ERROR} from './pages/error';
import {FAQ} from './pages/faq';
import {HOME} from './pages/home';
import {ACCESSIBILITY, CONTACT_US} from './pages/service';
import {PRIVACY, RETURNS} from './pages/policies';
import {TERMS} from './pages/terms';

/** The staff site, Pro Staff Feeding. */
export const STAFF: SeedSite = {
  code: 'HPSF',
  origin: 'http://localhost:3001',
  tagline: 'Good food for the pets of people who care for pets',
  maintenance_headline: 'We’ll be right back',
  maintenance_text: 'We’re updating Pro Staff Feeding. Your cart and your quota are safe.',
  password_headline: 'Members’ preview',
  password_text: 'This site isn’t open yet. Ask your program contact for the password.',
  contact_email: 'profeeding@marlowe.example',
  contact_phone: '(303) 555-0187',
  contact_hours: 'Monday to Friday, 7 a.m. to 6 p.m. Mountain Time',
  contact_topics: [
    {value: 'membership', label: 'Joining, or a change of workplace'},
    {value: 'quota', label: 'My monthly quota'},
    {value: 'order', label: 'An order or delivery'},
    {value: 'clinical', label: 'A question about the Clinical line'},
    {value: 'recipe', label: 'Feedback on a recipe'},
    {value: 'other', label: 'Something else'},
  ],
  footer_text: 'Pro Staff Feeding, for the staff of veterinary schools, clinics and shelters.',
  small_print: 'For members only. Marlowe Pet Nutrition is a made-up brand.',
  navigations: NAVIGATIONS,
  announcements: ANNOUNCEMENTS,
  banners: BANNERS,
  redirects: [
    {source: '/help', target: '/faq', is_permanent: true},
    {source: '/eligibility', target: '/faq', is_permanent: true},
    {source: '/delivery', target: '/shipping', is_permanent: true},
    {source: '/formulary', target: '/clinical-line', is_permanent: false},
    {source: '/journal', target: 'https://vets.marlowe.example/journal', is_permanent: false},
  ],
  deals: [
    {sku: 'MB-DLBA-CHK-45'},
    {sku: 'MB-CKTM-15'},
    {sku: 'MC-CLWT-15'},
    {sku: 'MC-CCLM-4', starts_at: '2027-01-04T07:00:00Z', ends_at: '2027-01-18T07:00:00Z'},
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
    CLINICAL_LINE,
  ],
};
