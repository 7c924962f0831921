import type {SeedSite} from '../seed-site';

export const ANNOUNCEMENTS: SeedSite['announcements'] = [
  {text: 'Pro Staff Feeding: for staff and students of veterinary schools and clinics.'},
  {
    text: 'Fourteen days of Clinical food at home: what 212 colleagues wrote down.',
    link: '/clinical-line',
    link_label: 'Read it',
  },
  {
    text: 'Clinic deliveries pause on Labor Day and resume on Tuesday.',
    starts_at: '2026-09-03T06:00:00Z',
    ends_at: '2026-09-08T06:00:00Z',
  },
  {
    text: 'Membership check in January: please look over your role and your clinic.',
    link: '/faq',
    link_label: 'What we check',
    starts_at: '2027-01-04T07:00:00Z',
    ends_at: '2027-01-18T07:00:00Z',
  },
  {
    status: 'draft',
    text: 'The quota rises to 140 lb in April for members with fosters.',
    link: '/terms-and-conditions',
    link_label: 'Terms',
  },
];

/** Banners shown on all pages, below the header. */
export const BANNERS: SeedSite['banners'] = [
  {
    headline: 'Your 120 lb allowance resets on the 1st',
    text: 'Unused pounds don’t carry over.',
    tone: 'oat',
    link: '/faq',
    link_label: 'How pounds are counted',
  },
  {
    headline: 'Membership check, January 4 to 17',
    text: 'We ask every clinic and school to confirm its people. You need to do nothing unless we write.',
    tone: 'sky',
    link: '/about',
    link_label: 'About the program',
    starts_at: '2027-01-04T07:00:00Z',
    ends_at: '2027-01-18T07:00:00Z',
  },
];
