import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

/** Published before the campaign starts, so that it can be reviewed. The links to it are scheduled. */
const NEW_YEAR_NEW_BOWL: SeedPage = {
  name: 'New year, new bowl (January 2027)',
  slug: 'new-year-new-bowl',
  title: 'New Year, New Bowl',
  seo_description:
    'Lighter recipes for dogs and cats, and a plan for the first four weeks of the year that nobody has to go hungry for.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'night',
      eyebrow: 'January',
      headline: 'New year, new bowl',
      text: 'Half of all dogs and cats weigh more than they should. Four quiet weeks are a good start.',
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
      text: 'One percent of body weight a week is enough. More than two is too fast, above all for cats.',
      is_numbered: true,
      items: [
        {
          headline: 'Weigh and write down',
          text: 'The animal once, and everything that goes into it for seven days. Snacks as well.',
        },
        {
          headline: 'Change the recipe',
          text: 'Mix the lighter food in over a week. The bowl stays as full as it was.',
        },
        {
          headline: 'Move the treats',
          text: 'Take them out of the daily amount, not on top. Half a biscuit counts as one to a dog.',
        },
        {
          headline: 'Weigh again',
          text: 'On the same scale, before breakfast. If nothing has moved, take a tenth away.',
        },
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'new-year-new-bowl',
      headline: 'As full, and lighter',
      paragraph: 'Fewer calories in a cup, and fiber to make up for it.',
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
      body: '<p>Puppies, kittens, nursing mothers and animals in treatment should not diet by a web page. Ask your vet for a target weight, and whether <a href="/products/dog/brand/marlowe-clinical">a Clinical recipe</a> is the better way there.</p><p>The <a href="/puppy-guide">puppy</a> and <a href="/kitten-guide">kitten</a> guides say how much the young ones need instead.</p>',
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
      text: '<p>When the walks get longer, so does the list of what a dog burns. Add a tenth for each extra hour on the trail.</p>',
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
      text: '<p>Turkey without the skin, no bones, no stuffing, and a quiet room while the guests arrive.</p>',
      image: scenePath('winter-window'),
      image_alt: 'A dog and a cat at full bowls before a window with snow',
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
