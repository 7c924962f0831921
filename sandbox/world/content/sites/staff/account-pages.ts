import type {SeedSite} from '../seed-site';

export const ACCOUNT_PAGES: SeedSite['account_pages'] = [
  {
    page: 'dashboard',
    intro: 'Where things are sent, and what is on its way.',
    empty_headline: 'No orders this year',
    empty_text: 'The catalog has everything that members can order.',
  },
  {
    page: 'profile',
    intro: 'Your role and your workplace decide what you can order. Tell us when they change.',
  },
  {
    page: 'orders',
    intro: 'All of your staff orders, the newest on top.',
    empty_headline: 'Nothing ordered yet',
    empty_text: 'A first order appears here as soon as it is paid.',
  },
  {
    page: 'autoships',
    intro: 'Deliveries that repeat. Each counts toward the month in which it leaves.',
    empty_headline: 'Nothing repeats',
    empty_text: 'A product that you set to come again shows up on this page.',
  },
  {
    page: 'address-book',
    intro:
      'Your home addresses. Those of your clinic or school come from its record and cannot be edited here.',
    empty_headline: 'Only your workplace so far',
    empty_text: 'Add a home address to have orders sent there instead.',
  },
];
