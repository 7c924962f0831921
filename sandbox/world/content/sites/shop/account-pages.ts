import type {SeedSite} from '../seed-site';

export const ACCOUNT_PAGES: SeedSite['account_pages'] = [
  {
    page: 'dashboard',
    intro: 'What came last, where it goes, and who you are to us.',
    empty_headline: 'Nothing is on its way yet',
    empty_text: 'Once you have ordered, the latest order stands here.',
  },
  {
    page: 'profile',
    intro: 'Your name and phone are for the label on the box. The email is how you sign in.',
  },
  {
    page: 'orders',
    intro: 'Every order, newest first. Open one for its tracking, or to order the same again.',
    empty_headline: 'No orders so far',
    empty_text: 'Your first will show up here within a minute of checkout.',
  },
  {
    page: 'autoships',
    intro: 'Change a date, skip a delivery, pause or cancel: at most two steps each.',
    empty_headline: 'No autoship is running',
    empty_text: 'Choose autoship on a product to have it come by itself, at 5% less.',
  },
  {
    page: 'address-book',
    intro: 'Up to twenty addresses. The first is where things go unless you say otherwise.',
    empty_headline: 'No address saved',
    empty_text: 'Add one here, or let checkout keep the first that you use.',
  },
];
