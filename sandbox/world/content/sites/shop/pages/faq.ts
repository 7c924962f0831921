import type {SeedPage} from '../../seed-site';
import {scenePath} from '../../../../artwork';

export const FAQ: SeedPage = {
  name: 'FAQ',
  slug: 'faq',
  title: 'FAQ',
  seo_description:
    'Answers about orders, autoship, delivery, returns and feeding, from the people who pick up the phone at Marlowe.',
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
            '<p>Not for a one-time order: an email address and a place to send it are enough. Autoship needs an account, because somebody has to be able to stop it.</p>',
        },
        {
          question: 'How many items can one order have?',
          answer:
            '<p>Ten, donations not counted, and up to five of the same item by autoship. If you feed a larger crowd, order twice; nothing stops you.</p>',
        },
        {
          question: 'Which cards do you take?',
          answer:
            '<p>Visa, Mastercard, American Express and Discover. The number goes straight to the payment processor and never reaches us.</p>',
        },
        {
          question: 'Is sales tax included in the prices?',
          answer:
            '<p>No. It depends on the address, so checkout works it out and shows it before you pay.</p>',
        },
        {
          question: 'Can I change an order that I have just placed?',
          answer:
            '<p>Call or write as soon as you notice. Until 2 p.m. on the day it is packed we can usually still correct it; after that it is in the truck.</p>',
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
            '<p>Five percent on every delivery, for as long as it runs. <a href="/autoship">How autoship works</a> tells the rest, and how to stop it.</p>',
        },
        {
          question: 'When is shipping free?',
          answer:
            '<p>From $49, before tax and after discounts. The cart shows how much is missing. Smaller orders pay $5.95.</p>',
        },
        {
          question: 'Do you deliver to Alaska and Hawaii?',
          answer:
            '<p>Yes, from warehouses of our own in Anchorage and Honolulu. Each shipment there carries a $4 service charge.</p>',
        },
        {
          question: 'Why does the page say “to 80011”?',
          answer:
            '<p>That is the zip code of our Denver warehouse, which we go by until we know yours. Press “Change” beside it, and stock and dates are those of your home.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Returns',
      entries: [
        {
          question: 'What if they will not eat it?',
          answer:
            '<p>Tell us within 90 days and you get your money back, whether the bag is open or not. Please do not send the food to us: a shelter near you can use it.</p>',
        },
        {
          question: 'How long does a refund take?',
          answer:
            '<p>Up to five working days until your bank shows it. We send an email when it has left us.</p>',
        },
        {
          question: 'Can I return a bowl or a bin?',
          answer:
            '<p>Within 30 days, as long as it has not been used. The maker pays the postage if it arrived broken.</p>',
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
            '<p>Slowly, over seven to ten days: a quarter new, then half, then three quarters, then all. If things turn soft, stay at the last step that worked for two more days.</p>',
        },
        {
          question: 'How much should I feed?',
          answer:
            '<p>The guide on the pack goes by weight and is a place to start. You should be able to feel ribs without seeing them; give a tenth more or less until that is so.</p>',
        },
        {
          question: 'Do I need a prescription for Marlowe Clinical?',
          answer:
            '<p>You need a veterinarian who recommends it, and you confirm that in the cart before checkout. We may ask the clinic. <a href="/terms-and-conditions">Our terms</a> say why.</p>',
        },
        {
          question: 'Where is the food made?',
          answer:
            '<p>In our own two kitchens, in Ohio and in Kansas. Every pack has a batch number, and with it we can name the day, the kettle and the farms.</p>',
        },
        {
          question: 'How should I store it?',
          answer:
            '<p>Dry food in its own bag, closed, below 80 degrees, and used within six weeks. An open can keeps for three days in the refrigerator with a lid on.</p>',
        },
      ],
    },
  ],
};
