import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const ABOUT: SeedPage = {
  name: 'About',
  slug: 'about',
  title: 'About Marlowe',
  seo_description:
    'Marlowe began with a dog who wouldn’t eat and a vet who wouldn’t give up. Meet the people behind the food, and see where we cook it.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'night',
      eyebrow: 'About us',
      headline: 'A dog who wouldn’t eat, and a vet who wouldn’t give up',
      text: 'Together they filled a notebook with recipes. Today the notebook is in a glass case, and the dog is on the bag.',
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
          text: '<p>Nora starts with what a pet of that age and size needs each day. Flavor comes second. She lives with two greyhounds and a cat who isn’t impressed.</p>',
          image: scenePath('still-everyday-recipe'),
          image_alt: 'A dog between a bag of the first recipe and a full bowl',
        },
        {
          headline: 'Dr. Amos Pell, veterinarian',
          text: '<p>Amos reads every label before it’s printed, and has sent back more than one. He still sees patients on Thursdays, to hear what pets and their people need.</p>',
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
      body: '<p>We have two kitchens of our own, in Ohio and Kansas. One cook is responsible for each small batch, and every pack has its batch number.</p><h3>What we’ll never do</h3><ul><li>Hide an ingredient behind a vague name.</li><li>Promise that a food cures anything.</li><li>Make autoship harder to cancel than to start.</li></ul>',
    },
    {
      collection: 'block_goodness_box_badge',
      label: 'Food for shelters',
      text: 'The Marlowe Foundation sends food at cost to partner shelters, and a thank-you note to everyone who gives.',
      image: scenePath('product-donation'),
      image_alt: 'A gray-muzzled dog at a terracotta bowl',
      link: '/products/give-a-bowl-to-a-shelter',
      link_label: 'How giving works',
    },
  ],
};
