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
          question: 'My clinic isn’t listed.',
          answer:
            '<p>Send us its name, address and phone number. We’ll call to confirm and usually add it the same day.</p>',
        },
        {
          question: 'My quota looks wrong.',
          answer:
            '<p>We give the pounds of canceled and refunded orders back within a day. If your quota hasn’t changed by then, send us the order number.</p>',
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
    'How we make Pro Staff Feeding work for every member, and who to call if it doesn’t.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Accessibility',
      headline: 'Everyone should be able to order',
      text: '<p>The site is built to the Web Content Accessibility Guidelines 2.2, level AA. It works by keyboard, by voice and with the text at four times its size.</p>',
      buttons: [{label: 'Tell us what doesn’t work', link: '/contact-us'}],
    },
    {
      collection: 'block_rich_text',
      headline: 'Known gaps',
      body: '<p>The guaranteed analysis on pictures of packs is repeated as text on each product, but the feeding table of a few older recipes is not. We are adding them, the Clinical line first.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Help from a person',
      body: '<p>Call (303) 555-0187 and we place the order with you, from the same catalog and within the same quota. Before we log you out for inactivity, we’ll ask you first. One key press keeps you logged in.</p>',
    },
  ],
};
