import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const SHIPPING: SeedPage = {
  name: 'Shipping',
  slug: 'shipping',
  title: 'Shipping',
  seo_description:
    'How staff orders reach a clinic, a school or a home: cut-off times, days on the road, costs and what to write on a shared door.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Shipping',
      headline: 'To work or to the door',
      text: '<p>You choose between your clinic or school and your home. Press the zip code at the top of any page to switch; dates and stock follow.</p>',
      image: scenePath('doorstep'),
      image_alt: 'A box on the step of a house with a dog beside it',
      buttons: [],
    },
    {
      collection: 'block_two_column_section',
      headline: 'Two routes',
      columns: [
        {
          headline: 'To the clinic or school',
          text: '<p>Boxes for all colleagues at one address travel together and leave one business day after the cut-off. They arrive in opening hours, marked with the name of each person.</p>',
        },
        {
          headline: 'To your home',
          text: '<p>Ordered by 2 p.m. in the time zone of your warehouse on a working day, it leaves the same afternoon and mostly arrives two to four days later. Nobody has to be in.</p>',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'Costs',
      body: '<p>Standard delivery is $5.95 on orders below $49 and costs nothing from there on. Express is $14.95 and takes one to two business days. Shipments to Alaska and Hawaii carry a $4 service charge in either case.</p><p>For a home in Hawaii the delivery date is shown at checkout only.</p>',
    },
    {
      collection: 'block_faq',
      headline: 'When something goes wrong',
      entries: [
        {
          question: 'A colleague opened my box.',
          answer:
            '<p>It happens in every staff room. Tell us what is missing through <a href="/contact-us">the contact form</a>, and we send it again without asking who it was.</p>',
        },
        {
          question: 'The practice was closed when it came.',
          answer:
            '<p>The driver tries again on the next business day. After the second time the box goes back, and we call you before anything else happens.</p>',
        },
        {
          question: 'A bag arrived torn.',
          answer:
            '<p>Send a picture on the day, and a new one leaves with the next truck. Its pounds are not counted twice.</p>',
        },
      ],
    },
  ],
};

/** Staff can use autoship, but the staff site doesn't promote it (CARD-16). */
export const AUTOSHIP: SeedPage = {
  name: 'Autoship',
  slug: 'autoship',
  title: 'Autoship',
  seo_description:
    'How repeated deliveries work for members of Pro Staff Feeding: intervals, quota, changes and ending one.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Autoship',
      headline: 'Repeated deliveries for clinic staff',
      text: '<p>Any product can be ordered to come again by itself. This page says how it behaves together with the monthly quota.</p>',
      buttons: [{label: 'Open the catalog', link: '/products'}],
    },
    {
      collection: 'block_highlight_content',
      tone: 'sky',
      headline: 'How it works',
      is_numbered: true,
      items: [
        {
          headline: 'Set an interval',
          text: '2, 3, 4, 5, 6, 8, 10 or 12 weeks, for up to five of an item.',
        },
        {
          headline: 'It counts when it ships',
          text: 'A delivery takes its pounds from the month in which it leaves.',
        },
        {
          headline: 'Change it any day before',
          text: 'Date, quantity and interval, in your account.',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'Good to know',
      body: '<h3>Quota</h3><p>If a delivery would take you over 120 lb, it waits until the first of the next month. We write to you when that happens.</p><h3>Leaving</h3><p>Skip, pause or cancel in at most two steps. A reason is welcome and not required.</p><h3>Changing clinics</h3><p>Autoships go with you to the new address once you have joined the new clinic.</p>',
    },
  ],
};
