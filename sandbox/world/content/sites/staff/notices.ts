import type {SeedSite} from '../seed-site';

export const ANNOUNCEMENTS: SeedSite['announcements'] = [
  {text: 'Pro Staff Feeding: for staff and students of veterinary schools and clinics.'},
  {
    text: '212 colleagues fed Clinical food at home for 14 days. Here’s what they found.',
    link: '/clinical-line',
    link_label: 'Read it',
  },
  {
    text: 'Clinic deliveries pause on Labor Day and resume on Tuesday.',
    starts_at: '2026-09-03T06:00:00Z',
    ends_at: '2026-09-08T06:00:00Z',
  },
  {
    text: 'Membership check in January: make sure your role and workplace are up to date.',
    link: '/faq',
    link_label: 'See what we check',
    starts_at: '2027-01-04T07:00:00Z',
    ends_at: '2027-01-18T07:00:00Z',
  },
  {
    status: 'draft',
    text: 'In April the quota goes up to 140 lb for members with foster pets.',
    link: '/terms-and-conditions',
    link_label: 'Terms',
  },
];

/** Banners shown on all pages, below the header. */
export const BANNERS: SeedSite['banners'] = [
  {
    headline: 'Your 120 lb quota resets on the 1st',
    text: 'Unused pounds don’t carry over.',
    tone: 'oat',
    link: '/faq',
    link_label: 'How pounds are counted',
  },
  {
    headline: 'Membership check, January 4 to 17',
    text: 'We’re asking every clinic and school to confirm its members. You don’t need to do anything unless we email you.',
    tone: 'sky',
    link: '/about',
    link_label: 'About the program',
    starts_at: '2027-01-04T07:00:00Z',
    ends_at: '2027-01-18T07:00:00Z',
  },
];
