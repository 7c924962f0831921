import type {SeedSite} from '../seed-site';
import {NEW_YEAR_ENDS, NEW_YEAR_STARTS} from './new-year';

export const ANNOUNCEMENTS: SeedSite['announcements'] = [
  {
    text: 'Autoship saves an extra 5% on every order. Free shipping over $49.',
    link: '/autoship',
    link_label: 'How it works',
  },
  {
    text: 'Order by 2 p.m. and it ships the same business day.',
    link: '/shipping',
    link_label: 'Delivery times',
  },
  {
    text: 'We’re closed on Labor Day. Orders ship again on Tuesday.',
    starts_at: '2026-09-03T06:00:00Z',
    ends_at: '2026-09-08T06:00:00Z',
  },
  {
    text: 'New year, new bowl: our lighter recipes, all in one place.',
    link: '/new-year-new-bowl',
    link_label: 'Take a look',
    starts_at: NEW_YEAR_STARTS,
    ends_at: NEW_YEAR_ENDS,
  },
  {
    status: 'draft',
    text: 'A new kitten mousse arrives in March, in two flavors and kitten-size cans.',
    link: '/products/cat/pet-age/kitten-food',
    link_label: 'For kittens',
  },
];

/** Banners shown on all pages, below the header. */
export const BANNERS: SeedSite['banners'] = [
  {
    headline: 'Smaller portions, same enthusiasm',
    text: 'Through January 17, find our weight recipes on one page, with a plan for the first four weeks.',
    tone: 'sky',
    link: '/new-year-new-bowl',
    link_label: 'See the plan',
    starts_at: NEW_YEAR_STARTS,
    ends_at: NEW_YEAR_ENDS,
  },
  {
    status: 'draft',
    headline: 'Storm on the Front Range',
    text: 'Orders from Denver may ship a day late. We’ll email you if yours is affected.',
    tone: 'oat',
    link: '/shipping',
    link_label: 'What this means',
  },
];
