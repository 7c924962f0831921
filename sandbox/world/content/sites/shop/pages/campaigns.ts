import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

/** Published before the campaign starts, so that it can be reviewed. The links to it are scheduled. */
const NEW_YEAR_NEW_BOWL: SeedPage = {
  name: 'New year, new bowl (January 2027)',
  slug: 'new-year-new-bowl',
  title: 'New Year, New Bowl',
  seo_description:
    'Lighter recipes for dogs and cats, and a four-week plan that keeps their bowls full.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'night',
      eyebrow: 'January',
      headline: 'New year, new bowl',
      text: 'About half of all dogs and cats weigh more than they should. Four weeks is a good start.',
      image: scenePath('winter-window'),
      image_alt: '',
      buttons: [
        {label: 'Lighter food for dogs', link: '/products/dog/health/weight'},
        {label: 'Lighter food for cats', link: '/products/cat/health/weight'},
      ],
    },
    {
      collection: 'block_highlight_content',
      tone: 'sky',
      headline: 'A plan for four weeks',
      text: 'Aim for one percent of body weight a week. More than two percent is too fast, especially for cats.',
      is_numbered: true,
      items: [
        {
          headline: 'Weigh and write down',
          text: 'Weigh your pet, then write down everything it eats for seven days, snacks included.',
        },
        {
          headline: 'Switch recipes',
          text: 'Mix in the lighter food over a week. The bowl stays just as full.',
        },
        {
          headline: 'Count the treats',
          text: 'Take treats out of the daily amount instead of adding them. Half a biscuit makes a dog just as happy.',
        },
        {
          headline: 'Weigh again',
          text: 'Use the same scale, before breakfast. If nothing has changed, feed 10% less.',
        },
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'new-year-new-bowl',
      headline: 'Just as filling, with fewer calories',
      paragraph: 'Fewer calories per cup, and more fiber to keep pets satisfied.',
      copyColor: 'white',
      bg_color: 'dark-blue',
      handles: [
        {handle: 'healthy-weight-adult'},
        {handle: 'perfect-portions-light'},
        {handle: 'healthy-weight-vegetable-chicken-stew'},
        {handle: 'neutered-snug'},
        {handle: 'garden-crisps-light'},
        {handle: 'indoor-dinner-hour'},
      ],
      isLastComponent: false,
    },
    {
      collection: 'block_rich_text',
      headline: 'Before you begin',
      body: '<p>Don’t put puppies, kittens, nursing mothers or pets in treatment on a diet without your vet. Ask for a target weight, and whether <a href="/products/dog/brand/marlowe-clinical">a Clinical recipe</a> is a better choice.</p><p>The <a href="/puppy-guide">puppy</a> and <a href="/kitten-guide">kitten</a> guides tell you how much young pets need.</p>',
    },
  ],
};

const SPRING: SeedPage = {
  name: 'Mud season (spring 2027)',
  slug: 'mud-season',
  title: 'Mud Season',
  status: 'draft',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Spring',
      headline: 'More miles, more dinner',
      text: '<p>Longer walks burn more calories. Feed about 10% more for each extra hour on the trail.</p>',
      image: scenePath('hero-home'),
      image_alt: '',
      buttons: [{label: 'High-protein recipes', link: '/products/trail-day-high-protein'}],
    },
    {
      collection: 'block_product_carousel',
      page: 'mud-season',
      headline: 'For the back seat and the trailhead',
      handles: [
        {handle: 'trail-day-high-protein'},
        {handle: 'ranch-jerky-strips'},
        {handle: 'market-pot-toppers'},
        {handle: 'freeze-dried-liver-bits'},
      ],
      isLastComponent: true,
    },
  ],
};

const LAST_HOLIDAYS: SeedPage = {
  name: 'Holiday table (December 2025)',
  slug: 'holiday-table',
  title: 'The Holiday Table',
  status: 'archived',
  is_indexed: false,
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'December 2025',
      headline: 'A plate of their own',
      text: '<p>A little turkey without skin, bones or stuffing, and a quiet room while guests arrive.</p>',
      image: scenePath('winter-window'),
      image_alt: 'A dog and a cat at full bowls in front of a snowy window',
      buttons: [{label: 'Turkey for dogs', link: '/products/dog/flavor/turkey'}],
    },
    {
      collection: 'block_product_carousel',
      page: 'holiday-table',
      headline: 'For under the table',
      handles: [
        {handle: 'smooth-loaf-adult'},
        {handle: 'kind-tummy-turkey-rice'},
        {handle: 'senior-gentle-stew'},
        {handle: 'silky-pate'},
      ],
      isLastComponent: true,
    },
  ],
};

/** The current campaign, a draft and an archived one. */
export const CAMPAIGNS = [NEW_YEAR_NEW_BOWL, SPRING, LAST_HOLIDAYS];
