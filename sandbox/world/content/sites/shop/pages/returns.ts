import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const RETURNS: SeedPage = {
  name: 'Returns',
  slug: 'returns',
  title: 'Returns & Refunds',
  seo_description:
    'Your money back within 90 days if your pet doesn’t like it, even if the bag is open. How to cancel, return or get a refund.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Returns & refunds',
      headline: 'If they don’t like it, you don’t pay',
      text: '<p>You have 90 days to change your mind about food and treats, opened or not. Most refunds don’t need a return at all.</p>',
      image: scenePath('kitchen'),
      image_alt: '',
      buttons: [{label: 'Find your order', link: '/account/orders'}],
    },
    {
      collection: 'block_highlight_content',
      tone: 'sky',
      headline: 'How it works',
      is_numbered: true,
      items: [
        {
          headline: 'Open the order',
          text: 'In your account under My Orders, press “Return items”.',
        },
        {
          headline: 'Tell us what and why',
          text: 'If you can keep the items, we’ll tell you. Otherwise, we’ll email you a prepaid label.',
        },
        {
          headline: 'Get your refund',
          text: 'It goes to the card you paid with, within five business days.',
        },
      ],
    },
    {
      collection: 'block_two_column_section',
      headline: 'What can come back',
      columns: [
        {
          headline: 'Food and treats',
          text: '<p>Within <strong>90 days</strong>. There’s no need to send them back: keep the bag, or give it to a shelter near you.</p>',
        },
        {
          headline: 'Bowls and bins',
          text: '<p>Within <strong>30 days</strong>, if they’re unused. Their makers email the label and pay for it if the item was faulty.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Before you return it',
      entries: [
        {
          question: 'Can I cancel an order?',
          answer:
            '<p>Yes. For one hour after you order, there’s a “Cancel order” button on the order’s page in your account. Later than that, <a href="/contact-us">write to us</a> and we’ll try to stop it.</p>',
        },
        {
          question: 'I ordered without an account.',
          answer:
            '<p>Send us the order number and the email you used through <a href="/contact-us">the contact form</a>. The same rules apply.</p>',
        },
        {
          question: 'It arrived damaged, or it’s the wrong item.',
          answer:
            '<p>Write to us with a picture. A replacement leaves the same day, and there’s nothing to send back.</p>',
        },
        {
          question: 'What can’t be refunded?',
          answer: '<p>Donations, because a shelter gets them the day you order.</p>',
        },
      ],
    },
  ],
};
