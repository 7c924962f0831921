import type {SeedSite} from '../seed-site';

export const ACCOUNT_PAGES: SeedSite['account_pages'] = [
  {
    page: 'dashboard',
    intro: 'Your next shipment, your latest order, your address and your profile.',
    empty_headline: 'No orders yet',
    empty_text: 'Your latest order will show up here.',
  },
  {
    page: 'profile',
    intro: 'Your name and phone go on the shipping label. You log in with your email.',
  },
  {
    page: 'orders',
    intro: 'Every order, newest first. Open one for its tracking, or to order the same again.',
    empty_headline: 'No orders yet',
    empty_text: 'Your first will show up here within a minute of checkout.',
  },
  {
    page: 'autoships',
    intro: 'Change a date, skip a delivery, pause or cancel: at most two steps each.',
    empty_headline: 'No active autoships',
    empty_text: 'Choose autoship on any product to save 5% on every delivery.',
  },
  {
    page: 'address-book',
    intro:
      'Save up to 20 addresses. Orders ship to your default address unless you choose another.',
    empty_headline: 'No saved addresses',
    empty_text: 'Add one here, or save one at checkout.',
  },
  {
    page: 'pets',
    intro: 'Who you feed, and what they need. Product pages say which food suits them.',
  },
];
