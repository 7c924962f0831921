import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const SHIPPING: SeedPage = {
  name: 'Shipping',
  slug: 'shipping',
  title: 'Shipping',
  seo_description:
    'How staff orders reach your clinic, school or home: cut-off times, delivery times and costs.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Shipping',
      headline: 'To your clinic, school or home',
      text: '<p>Choose between your workplace and your home. Use the zip code at the top of any page to switch. Dates and stock update right away.</p>',
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
          text: '<p>Orders for everyone at one address ship together, one business day after the cut-off. They arrive during opening hours, labeled by name.</p>',
        },
        {
          headline: 'To your home',
          text: '<p>Order by 2 p.m. in your warehouse’s time zone on a business day, and it ships that afternoon. Most orders arrive in two to four days. We don’t ask for a signature.</p>',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'Costs',
      body: '<p>Standard delivery is free from $49 and costs $5.95 on smaller orders. Express is $14.95 and takes one to two business days. Shipments to Alaska and Hawaii always have a $4 service charge.</p><p>For homes in Hawaii, checkout shows the delivery date.</p>',
    },
    {
      collection: 'block_faq',
      headline: 'When something goes wrong',
      entries: [
        {
          question: 'A colleague opened my box.',
          answer:
            '<p>It happens. Tell us what’s missing through <a href="/contact-us">the contact form</a>, and we’ll send it again, no questions asked.</p>',
        },
        {
          question: 'The clinic was closed when it arrived.',
          answer:
            '<p>The driver tries again on the next business day. After a second attempt the box comes back to us, and we’ll call you.</p>',
        },
        {
          question: 'A bag arrived torn.',
          answer:
            '<p>Send us a picture the same day, and we’ll ship a replacement. It doesn’t count toward your quota.</p>',
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
    'How autoship works for members of Pro Staff Feeding: frequencies, quota, changes and canceling.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Autoship',
      headline: 'Autoship for clinic staff',
      text: '<p>You can put any product on autoship. Here’s how it works with your monthly quota.</p>',
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
          text: 'A delivery counts toward the month in which it ships.',
        },
        {
          headline: 'Change it until it ships',
          text: 'Date, quantity and interval, in your account.',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'Good to know',
      body: '<h3>Quota</h3><p>Planned deliveries count toward your 120 lb, so there’s always room for them. If a new autoship or a change would put a month over the quota, we’ll tell you before it’s saved.</p><h3>Canceling</h3><p>Skip, pause or cancel in at most two steps. Telling us why is optional.</p><h3>Changing clinics</h3><p>Your autoships move to the new address once you’ve joined the new clinic.</p>',
    },
  ],
};
