import type {SeedPage} from '../../seed-site';
import {scenePath} from '../../../../artwork';

export const FAQ: SeedPage = {
  name: 'FAQ',
  slug: 'faq',
  title: 'FAQ',
  seo_description:
    'Answers about orders, autoship, delivery, returns and feeding, from the Marlowe care team.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Questions & answers',
      headline: 'Frequently asked questions',
      text: '<p>These are the questions we hear most. If yours isn’t here, write to us and we’ll reply within one business day.</p>',
      image: scenePath('desk'),
      image_alt: 'A cat asleep beside a headset and a notebook on a desk by the window',
      buttons: [{label: 'Contact us', link: '/contact-us'}],
    },
    {
      collection: 'block_faq',
      headline: 'Orders and payment',
      entries: [
        {
          question: 'Do I need an account to order?',
          answer:
            '<p>Not for a one-time order. All we need is your email and a delivery address. Autoship needs an account, so that you can change or cancel it anytime.</p>',
        },
        {
          question: 'How many items can one order have?',
          answer:
            '<p>Up to ten items, not counting donations, and up to five of the same item on autoship. Feeding a bigger crowd? Just place a second order.</p>',
        },
        {
          question: 'Which cards do you take?',
          answer:
            '<p>Visa, Mastercard, American Express and Discover. Your card number goes straight to our payment processor. We never see it.</p>',
        },
        {
          question: 'Is sales tax included in the prices?',
          answer: '<p>No. Tax depends on your address. Checkout shows it before you pay.</p>',
        },
        {
          question: 'Can I change an order I just placed?',
          answer:
            '<p>You can cancel it in your account for one hour and order again. After that, call or write to us right away: we can usually change an order until 2 p.m. on the day it’s packed.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Autoship and delivery',
      entries: [
        {
          question: 'What does autoship save?',
          answer:
            '<p>You save 5% on every delivery. <a href="/autoship">See how autoship works</a>, and how to change or cancel it.</p>',
        },
        {
          question: 'When is shipping free?',
          answer:
            '<p>Standard shipping is free from $49, before tax and discount codes. Your cart shows how far you have to go. On smaller orders it’s $5.95.</p>',
        },
        {
          question: 'Do you deliver to Alaska and Hawaii?',
          answer:
            '<p>Yes, from our warehouses in Anchorage and Honolulu. Each shipment has a $4 service charge.</p>',
        },
        {
          question: 'Why does the page say “to 80011”?',
          answer:
            '<p>That’s the zip code of our Denver warehouse, which we use until we know yours. Press “Change” next to it to see what’s in stock for you and when it arrives.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Returns',
      entries: [
        {
          question: 'What if my pet won’t eat it?',
          answer:
            '<p>Tell us within 90 days and we’ll refund you, even if the bag is open. There’s no need to send it back. <a href="/returns">How refunds work</a>.</p>',
        },
        {
          question: 'How long does a refund take?',
          answer:
            '<p>It takes up to five business days to reach your account. We’ll email you when we’ve sent it.</p>',
        },
        {
          question: 'Can I return a bowl or a bin?',
          answer:
            '<p>Yes, within 30 days if it’s unused. If it arrived broken, the maker pays for the return.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Feeding',
      entries: [
        {
          question: 'How do I change from one food to another?',
          answer:
            '<p>Slowly, over seven to ten days: a quarter new food, then half, then three quarters, then all. If your pet gets an upset stomach, go back to the last step that worked for two more days.</p>',
        },
        {
          question: 'How much should I feed?',
          answer:
            '<p>Start with the guide on the pack, which goes by your pet’s weight. You should be able to feel the ribs but not see them. If not, feed a tenth more or less.</p>',
        },
        {
          question: 'Do I need a prescription for Marlowe Clinical?',
          answer:
            '<p>You need your veterinarian’s recommendation, which you confirm when you add the food to your cart. We may check with the clinic. <a href="/terms-and-conditions">Our terms</a> explain why.</p>',
        },
        {
          question: 'Where is the food made?',
          answer:
            '<p>In our own two kitchens, in Ohio and Kansas. Every pack has a batch number that tells us the day, the kettle and the farms.</p>',
        },
        {
          question: 'How should I store it?',
          answer:
            '<p>Keep dry food in its own bag, closed and below 80 degrees, and use it within six weeks. An open can keeps for three days in the refrigerator with a lid on.</p>',
        },
      ],
    },
  ],
};
