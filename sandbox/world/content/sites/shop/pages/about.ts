import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const ABOUT: SeedPage = {
  name: 'About',
  slug: 'about',
  title: 'About Marlowe',
  seo_description:
    'Marlowe began with a dog who would not eat and a vet who would not give up. Who we are, where we cook, and what we will not do.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'night',
      eyebrow: 'About us',
      headline: 'A dog who would not eat, and a vet who would not give up',
      text: 'Between them they filled a notebook with recipes. The notebook is in a glass case now, and the dog is on the bag.',
      image: scenePath('kitchen'),
      image_alt: '',
      buttons: [
        {label: 'Shop all food', link: '/products'},
        {label: 'Talk to us', link: '/contact-us'},
      ],
    },
    {
      collection: 'block_two_column_section',
      headline: 'Who writes the recipes',
      columns: [
        {
          headline: 'Nora Whitcombe, nutritionist',
          text: '<p>Nora starts with what an animal of that age and size needs in a day, and only then asks what it should taste of. She lives with two greyhounds and a cat who is not impressed.</p>',
          image: scenePath('still-everyday-recipe'),
          image_alt: 'A dog between a bag of the first recipe and a full bowl',
        },
        {
          headline: 'Dr. Amos Pell, veterinarian',
          text: '<p>Amos reads every label before it is printed, and has sent back more than one. He still sees patients on Thursdays, so that he hears what the label did not say.</p>',
          image: scenePath('article-reading-a-label'),
          image_alt: 'A cat beside a bag, a can and a tray with their labels to the front',
        },
      ],
    },
    {
      collection: 'block_highlight_content',
      tone: 'oat',
      headline: 'Three lines, each with one job',
      is_numbered: false,
      items: [
        {
          headline: 'Marlowe Balance',
          text: 'Complete food for every day and every age, cooked by us.',
        },
        {
          headline: 'Marlowe Clinical',
          text: 'Vet-supervised recipes for one condition at a time.',
        },
        {
          headline: 'Marlowe Treats',
          text: 'Baked, dried or smoked, with the calories printed on the front.',
        },
      ],
      link: '/products',
      link_label: 'See all products',
    },
    {
      collection: 'block_rich_text',
      headline: 'Where we cook',
      body: '<p>We have two kitchens, in Ohio and in Kansas, and share them with nobody. Batches are small enough that one cook can answer for each, and every pack carries the number to ask for.</p><h3>What we will not do</h3><ul><li>Hide an ingredient behind a collective name.</li><li>Promise that a food cures anything.</li><li>Make a subscription harder to leave than to start.</li></ul>',
    },
    {
      collection: 'block_goodness_box_badge',
      label: 'Food for shelters',
      text: 'The Marlowe Foundation sends food at cost to partner shelters, and a thank-you by mail to whoever paid for it.',
      image: scenePath('product-donation'),
      image_alt: 'A gray-muzzled dog at a terracotta bowl',
      link: '/products/give-a-bowl-to-a-shelter',
      link_label: 'How giving works',
    },
  ],
};
