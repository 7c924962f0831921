import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';
import {NEW_YEAR_ENDS, NEW_YEAR_STARTS} from '../new-year';

const tile = (label: string, link: string, collection: string) => ({
  label,
  link,
  image: scenePath(`collection-${collection}`),
  image_alt: '',
});

export const HOME: SeedPage = {
  name: 'Home',
  slug: 'home',
  title: 'Good food, on time, for the life they have now',
  seo_description:
    'Dog and cat food made with veterinarians. Find the recipe for their age, size and needs, and set it to arrive before the bag runs out.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'oat',
      eyebrow: 'Vet-made, every day',
      headline: 'Good food, on time, for the life they have now.',
      text: 'Find the recipe for their age, size and needs. Set it to arrive before the bag runs out.',
      image: scenePath('hero-home'),
      image_alt: '',
      buttons: [
        {label: 'Shop dog food', link: '/products/dog'},
        {label: 'Shop cat food', link: '/products/cat'},
      ],
    },
    {
      collection: 'block_category_tiles',
      headline: 'Shop by what they need',
      tiles: [
        tile('Dry Dog Food', '/products/dog/food-form/dry-food', 'dog-dry-food'),
        tile('Wet Dog Food', '/products/dog/food-form/wet-food', 'dog-wet-food'),
        tile('Puppy Food', '/products/dog/pet-age/puppy-food', 'dog-puppy-food'),
        tile('Adult Cat Food', '/products/cat/pet-age/adult-cat-food', 'cat-adult-cat-food'),
        tile('Kitten Food', '/products/cat/pet-age/kitten-food', 'cat-kitten-food'),
        tile('Dog Treats', '/products/dog/food-form/treats', 'dog-treats'),
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'home-best-sellers',
      headline: 'Best sellers',
      handles: [
        {handle: 'everyday-chicken-barley'},
        {handle: 'sensitive-skin-stomach-salmon-oat'},
        {handle: 'indoor-salmon-oat'},
        {handle: 'large-breed-adult'},
        {handle: 'puppy-first-year'},
        {handle: 'golden-years'},
        {handle: 'homestyle-stew'},
        {handle: 'everyday-whisker-recipe'},
        {handle: 'kitten-first-bites'},
        {handle: 'clinical-joint-care-beef'},
      ],
      isLastComponent: false,
    },
    {
      collection: 'block_highlight_content',
      tone: 'night',
      headline: 'Autoship & save 5%. Cancel anytime.',
      text: 'Their food arrives before the bag runs out, and you stay in charge.',
      is_numbered: true,
      items: [
        {headline: 'Choose how often', text: 'Every 2 to 12 weeks. Change it anytime.'},
        {
          headline: 'We deliver on time',
          text: '5% off every delivery, with free shipping over $49.',
        },
        {headline: 'Skip or cancel in two taps', text: 'No calls, no forms, no fuss.'},
      ],
      link: '/autoship',
      link_label: 'How autoship works',
    },
    {
      collection: 'block_two_column_section',
      headline: 'New to the family',
      columns: [
        {
          headline: 'Your puppy’s first year',
          text: '<p>How many meals, how much to feed and when to switch to adult food, from the people who write our recipes.</p>',
          image: scenePath('still-puppy-dinner'),
          image_alt: 'A puppy between a ball, a bag of puppy food and a full bowl',
          link: '/puppy-guide',
          link_label: 'Read the puppy guide',
        },
        {
          headline: 'Your kitten’s first year',
          text: '<p>From four meals a day to two, with tips on water, weight and the six months when nothing on a shelf is safe.</p>',
          image: scenePath('still-kitten-dinner'),
          image_alt: 'A kitten between a full bowl and a bag of kitten food',
          link: '/kitten-guide',
          link_label: 'Read the kitten guide',
        },
      ],
    },
    {
      collection: 'block_promotion_banner',
      layout: 'banner',
      tone: 'sky',
      eyebrow: 'Until January 17',
      headline: 'New year, new bowl',
      text: 'A lighter January for dogs and cats who helped with the holiday leftovers.',
      image: scenePath('winter-window'),
      image_alt: '',
      buttons: [{label: 'See the recipes', link: '/new-year-new-bowl'}],
      starts_at: NEW_YEAR_STARTS,
      ends_at: NEW_YEAR_ENDS,
    },
    {
      collection: 'block_goodness_box_badge',
      label: 'The Marlowe Foundation',
      text: 'Help feed pets who are still waiting for a home. Five dollars fills about ten bowls at a shelter near you, and every dollar buys food.',
      image: scenePath('product-donation'),
      image_alt: 'A shelter dog resting its chin on a full bowl',
      link: '/products/give-a-bowl-to-a-shelter',
      link_label: 'Give a bowl',
    },
    {
      collection: 'block_promotion_banner',
      status: 'draft',
      layout: 'banner',
      tone: 'oat',
      eyebrow: 'Spring',
      headline: 'Mud season is coming',
      text: 'Baths, long walks and an extra handful at dinner. Our spring picks are on their way.',
      buttons: [{label: 'Shop everything', link: '/products'}],
    },
  ],
};
