import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const CONTACT_US: SeedPage = {
  name: 'Contact us',
  slug: 'contact-us',
  title: 'Contact Us',
  seo_description:
    'Write or call about an order, an autoship or a feeding question. People answer, usually within one working day.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Contact us',
      headline: 'There is a person at the other end',
      text: '<p>Eleven of us answer mail and telephone in Golden, Colorado, and two are nutritionists. If your pet is unwell, please call your veterinarian first.</p>',
      image: scenePath('desk'),
      image_alt: '',
      buttons: [{label: 'Read the FAQ first', link: '/faq'}],
    },
    {
      collection: 'block_contact',
      headline: 'Write to us',
      text: 'If it is about an order, have its number at hand. We answer everything, usually within one working day.',
    },
    {
      collection: 'block_faq',
      headline: 'Quicker than writing',
      entries: [
        {
          question: 'Where is my order?',
          answer:
            '<p>The email that we sent when it left has a tracking link. If the date has passed and the doorstep is empty, write to us with the number and we will look for it.</p>',
        },
        {
          question: 'How do I stop an autoship?',
          answer:
            '<p>In your account, in at most two steps. <a href="/autoship">You never have to call</a>, though you may.</p>',
        },
        {
          question: 'Which food is right for my pet?',
          answer:
            '<p>Start with <a href="/products/dog">dogs</a> or <a href="/products/cat">cats</a> and choose the age, then what it should help with. With age, weight and habits in your message, a nutritionist will name two or three.</p>',
        },
      ],
    },
  ],
};
