import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const CONTACT_US: SeedPage = {
  name: 'Contact us',
  slug: 'contact-us',
  title: 'Contact Us',
  seo_description:
    'Write or call about an order, autoship or a feeding question. We usually reply within one business day.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Contact us',
      headline: 'We’re here to help',
      text: '<p>Eleven of us answer email and phone calls in Golden, Colorado, and two are nutritionists. If your pet is sick, call your veterinarian first.</p>',
      image: scenePath('desk'),
      image_alt: '',
      buttons: [{label: 'Read the FAQ first', link: '/faq'}],
    },
    {
      collection: 'block_contact',
      headline: 'Write to us',
      text: 'If it’s about an order, include the order number. We reply to every message, usually within one business day.',
    },
    {
      collection: 'block_faq',
      headline: 'Quick answers',
      entries: [
        {
          question: 'Where is my order?',
          answer:
            '<p>The email we sent when it shipped has a tracking link. Can’t find it? <a href="/find-order">Get a link to your order</a>. If the delivery date has passed, send us your order number and we’ll track it down.</p>',
        },
        {
          question: 'How do I stop an autoship?',
          answer:
            '<p>In your account, in two steps. <a href="/autoship">You never have to call</a>, though you can.</p>',
        },
        {
          question: 'Which food is right for my pet?',
          answer:
            '<p>Start with <a href="/products/dog">dogs</a> or <a href="/products/cat">cats</a> and choose the age, then what it should help with. Or send us your pet’s age, weight and habits, and a nutritionist will suggest two or three.</p>',
        },
      ],
    },
  ],
};
