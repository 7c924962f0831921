import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const CONTACT_US: SeedPage = {
  name: 'Contact us',
  slug: 'contact-us',
  title: 'Contact Us',
  seo_description:
    'Contact the Pro Staff Feeding team about membership, an order, the quota or a recipe.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Contact us',
      headline: 'Talk to the program team',
      text: '<p>We’re a team of four, and two of us are former technicians. We know what Monday morning at the front desk is like, so we keep it short.</p>',
      image: scenePath('desk'),
      image_alt: '',
      buttons: [{label: 'Read the FAQ', link: '/faq'}],
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
          question: 'My clinic or school isn’t listed.',
          answer:
            '<p>Choose “My clinic or school isn’t listed” when you register, or send us its name and city here. We’ll add it and email you, usually within two business days.</p>',
        },
        {
          question: 'My quota looks wrong.',
          answer:
            '<p>The pounds of canceled and refunded orders come back right away, and planned autoship deliveries count too. If it still looks wrong, send us the order number.</p>',
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
      text: '<p>The site is built to the Web Content Accessibility Guidelines 2.2, level AA. You can use it by keyboard, by voice, and with text at 400%.</p>',
      buttons: [{label: 'Tell us what doesn’t work', link: '/contact-us'}],
    },
    {
      collection: 'block_rich_text',
      headline: 'Known gaps',
      body: '<p>Each product page repeats the guaranteed analysis from the pack as text. The feeding tables of a few older recipes are still missing. We’re adding them, starting with the Clinical line.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Help from a person',
      body: '<p>Call (303) 555-0187 and we’ll place your order with you, from the same catalog and within the same quota. Before we log you out for inactivity, we’ll ask you first. One key press keeps you logged in.</p>',
    },
  ],
};
