import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const SHIPPING: SeedPage = {
  name: 'Shipping',
  slug: 'shipping',
  title: 'Shipping',
  seo_description:
    'Free standard shipping from $49. When orders ship, how long they take, and what’s different for Alaska, Hawaii and heavy bags.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Shipping',
      headline: 'Shipping and delivery',
      text: '<p>Free from $49, to all fifty states and the District of Columbia. Every product shows its estimated delivery date for your zip code before you buy.</p>',
      image: scenePath('doorstep'),
      image_alt: 'A delivery box on a doorstep, and a dog who has already noticed',
      buttons: [{label: 'Shop all food', link: '/products'}],
    },
    {
      collection: 'block_highlight_content',
      tone: 'sky',
      headline: 'What shipping costs',
      text: 'Counted before tax and discount codes. Donations don’t count.',
      is_numbered: false,
      items: [
        {
          headline: 'Free',
          text: 'Standard shipping on orders of $49 or more.',
        },
        {
          headline: '$5.95',
          text: 'Standard shipping on smaller orders, however many boxes it takes.',
        },
        {headline: '$14.95', text: 'Express, one to two business days, on orders of any size.'},
      ],
    },
    {
      collection: 'block_two_column_section',
      headline: 'How long it takes',
      columns: [
        {
          headline: 'When it leaves',
          text: '<p>Order by <strong>2 p.m.</strong> in your warehouse’s time zone on a business day, and it ships that afternoon. Orders placed later, on weekends or on federal holidays ship the next business day.</p>',
        },
        {
          headline: 'When it arrives',
          text: '<p>We ship from Denver, Reno, Atlanta, Columbus, Anchorage and Honolulu, so most orders arrive in two to four days. In bad weather it can take five.</p>',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'Worth knowing',
      body: '<h3>Alaska and Hawaii</h3><p>Shipments there have a <strong>$4 service charge</strong>, even when shipping is free. It’s added at checkout, once we know your address. For Hawaii, the delivery date is also shown at checkout.</p><h3>Heavy bags</h3><p>A bag of 30 pounds or more may ship in its own box and arrive a day before or after the rest. You pay for shipping only once.</p><h3>Bowls and bins</h3><p>The <a href="/products/dropshipping/stainless-steel-bowl">steel bowl</a> and the <a href="/products/dropshipping/airtight-food-bin">food bin</a> ship from their makers, separately from your food. That takes three to five days.</p><h3>Where we can’t ship</h3><p>We don’t ship outside the United States, and carriers don’t deliver heavy bags to post office boxes.</p>',
    },
    {
      collection: 'block_faq',
      headline: 'On its way',
      entries: [
        {
          question: 'How is the delivery date estimated?',
          answer:
            '<p>From the zip code at the top of the page, the warehouse that serves it, the time of day and upcoming holidays. Change the zip to see the date for another address.</p>',
        },
        {
          question: 'My box arrived damaged. What now?',
          answer:
            '<p>Send us a picture through <a href="/contact-us">the contact form</a> with your order number. We’ll replace damaged items the same day, and you don’t need to return them.</p>',
        },
        {
          question: 'Can someone else accept the delivery?',
          answer:
            '<p>Yes. We don’t ask for a signature. If your doorstep isn’t a good spot, add a better one on the second line of the address.</p>',
        },
      ],
    },
  ],
};
