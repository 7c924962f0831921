import type {SeedSite} from '../seed-site';

export const ACCOUNT_PAGES: SeedSite['account_pages'] = [
  {
    page: 'dashboard',
    intro: 'Your quota, deliveries, orders and workplace.',
    empty_headline: 'No orders this year',
    empty_text: 'The catalog has everything that members can order.',
  },
  {
    page: 'profile',
    intro: 'Your role and your workplace decide what you can order. Tell us when they change.',
  },
  {
    page: 'orders',
    intro: 'All of your staff orders, newest first.',
    empty_headline: 'Nothing ordered yet',
    empty_text: 'Your first order will appear here once it’s paid.',
  },
  {
    page: 'autoships',
    intro: 'Your autoship deliveries. Each counts toward the month it ships in.',
    empty_headline: 'Nothing on autoship yet',
    empty_text: 'Products you put on autoship appear here.',
  },
  {
    page: 'address-book',
    intro:
      'Your home addresses. The address of your clinic or school comes from its record and can’t be edited here.',
    empty_headline: 'Only your workplace so far',
    empty_text: 'Add a home address to have orders sent there instead.',
  },
  {
    page: 'pets',
    intro: 'The pets you feed, and what they need. Product pages say which food suits them.',
  },
];
