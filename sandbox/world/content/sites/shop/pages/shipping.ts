import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const SHIPPING: SeedPage = {
  name: 'Shipping',
  slug: 'shipping',
  title: 'Shipping',
  seo_description:
    'Free standard shipping from $49. When orders leave, how long they travel, and what is different for Alaska, Hawaii and heavy bags.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Shipping',
      headline: 'Shipping and delivery',
      text: '<p>Free from $49, to all fifty states and the District of Columbia. Every product shows the day on which it should reach your zip code, before you buy.</p>',
      image: scenePath('doorstep'),
      image_alt: 'A delivery box on a doorstep, and a dog who has already noticed',
      buttons: [{label: 'Shop all food', link: '/products'}],
    },
    {
      collection: 'block_highlight_content',
      tone: 'sky',
      headline: 'What shipping costs',
      text: 'Counted before tax and after discounts. Donations do not count.',
      is_numbered: false,
      items: [
        {
          headline: 'Free',
          text: 'Standard shipping, when your food and treats come to $49 or more.',
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
          text: '<p>Order by <strong>2 p.m.</strong> in your warehouse’s own time zone on a working day and the box leaves that afternoon. Later orders, and those of weekends and federal holidays, leave on the next working day.</p>',
        },
        {
          headline: 'When it arrives',
          text: '<p>Warehouses in Denver, Reno, Atlanta, Columbus, Anchorage and Honolulu share the map, so most boxes arrive two to four days after the order. When the weather is against us it can be five.</p>',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'Worth knowing',
      body: '<h3>Alaska and Hawaii</h3><p>Shipments there carry a <strong>$4 service charge</strong>, also when shipping is free. It is added at checkout, once we know the address. For Hawaii the delivery date, too, is shown at checkout.</p><h3>Heavy bags</h3><p>A bag of 30 pounds or more may travel in a box of its own and come a day before or after the rest. You pay for shipping once.</p><h3>Bowls and bins</h3><p>The <a href="/products/dropshipping/stainless-steel-bowl">steel bowl</a> and the <a href="/products/dropshipping/airtight-food-bin">food bin</a> are sent by the people who make them. That takes three to five days, apart from your food.</p><h3>Where we cannot go</h3><p>We do not ship outside the United States, and carriers will not take heavy bags to post office boxes.</p>',
    },
    {
      collection: 'block_faq',
      headline: 'On its way',
      entries: [
        {
          question: 'How is the delivery date worked out?',
          answer:
            '<p>From the zip code at the top of the page, the warehouse that serves it, the time of day and the holidays ahead. Change the zip and the date changes with it.</p>',
        },
        {
          question: 'My box arrived damaged. What now?',
          answer:
            '<p>Send us a picture through <a href="/contact-us">the contact form</a> with your order number. We replace what is broken the same day, and you need not return it.</p>',
        },
        {
          question: 'Can somebody else take it in?',
          answer:
            '<p>Nobody has to sign, so a neighbor will do. If the doorstep is not a good place, put the better one on the second line of the address.</p>',
        },
      ],
    },
  ],
};
