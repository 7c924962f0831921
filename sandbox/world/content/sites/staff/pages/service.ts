import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const CONTACT_US: SeedPage = {
  name: 'Contact us',
  slug: 'contact-us',
  title: 'Contact Us',
  seo_description:
    'Reach the people who run Pro Staff Feeding, about membership, an order, the quota or a recipe.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Contact us',
      headline: 'Talk to the program team',
      text: '<p>We’re a team of four, two of us former technicians. We know what Monday morning at the front desk is like, so we keep it short.</p>',
      image: scenePath('desk'),
      image_alt: '',
      buttons: [{label: 'Look in the FAQ', link: '/faq'}],
    },
    {
      collection: 'block_contact',
      headline: 'Send a message',
      text: 'Include your clinic or school, and the order number if you have one. We’ll reply within one business day.',
    },
    {
      collection: 'block_faq',
      headline: 'Before you write',
      entries: [
        {
          question: 'My clinic is not in the list.',
          answer:
            '<p>Send us its name, address and telephone number. We add it after a call, usually on the same day.</p>',
        },
        {
          question: 'My quota looks wrong.',
          answer:
            '<p>Cancelled and refunded orders give their pounds back within a day. If the meter has not moved by then, tell us the order number.</p>',
        },
      ],
    },
  ],
};

export const ACCESSIBILITY: SeedPage = {
  name: 'Accessibility',
  slug: 'accessibility',
  title: 'Accessibility',
  seo_description:
    'What Pro Staff Feeding does so that every member can order, and whom to call if it fails.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Accessibility',
      headline: 'Every member has to be able to order',
      text: '<p>The site is built to the Web Content Accessibility Guidelines 2.2, level AA. It works by keyboard, by voice and with the text at four times its size.</p>',
      buttons: [{label: 'Tell us what does not work', link: '/contact-us'}],
    },
    {
      collection: 'block_rich_text',
      headline: 'Known gaps',
      body: '<p>The guaranteed analysis on pictures of packs is repeated as text on each product, but the feeding table of a few older recipes is not. We are adding them, the Clinical line first.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Help from a person',
      body: '<p>Call (303) 555-0187 and we place the order with you, from the same catalog and within the same quota. Before a session ends for lack of activity the site asks, and one key keeps it open.</p>',
    },
  ],
};
