import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

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
    'Pro Staff Feeding: Marlowe food for the staff of veterinary schools and clinics, and the pets they live with.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'sky',
      eyebrow: 'For clinic and school staff',
      headline: 'Good food, on time, for the life they have now.',
      text: 'You take care of other people’s pets all day. This shop is for yours.',
      image: scenePath('hero-staff'),
      image_alt: '',
      buttons: [
        {label: 'Join the program', link: '/shelter/register'},
        {label: 'Open the catalog', link: '/products'},
      ],
    },
    {
      collection: 'block_category_tiles',
      headline: 'Go straight to',
      tiles: [
        tile('Dry Dog Food', '/products/dog/food-form/dry-food', 'dog-dry-food'),
        tile('Wet Dog Food', '/products/dog/food-form/wet-food', 'dog-wet-food'),
        tile('Dry Cat Food', '/products/cat/food-form/dry-food', 'cat-dry-food'),
        tile('Wet Cat Food', '/products/cat/food-form/wet-food', 'cat-wet-food'),
        tile('Clinical, Dog', '/products/dog/brand/marlowe-clinical', 'dog-marlowe-clinical'),
        tile('Clinical, Cat', '/products/cat/brand/marlowe-clinical', 'cat-marlowe-clinical'),
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'home-best-sellers',
      headline: 'What colleagues order',
      handles: [
        {handle: 'clinical-digestive-low-fat'},
        {handle: 'everyday-chicken-barley'},
        {handle: 'clinical-urinary-care-cat'},
        {handle: 'indoor-salmon-oat'},
        {handle: 'sensitive-skin-stomach-salmon-oat'},
        {handle: 'clinical-joint-care-beef'},
        {handle: 'puppy-first-year'},
        {handle: 'kitten-first-bites'},
        {handle: 'large-breed-adult'},
        {handle: 'everyday-whisker-recipe'},
      ],
      isLastComponent: false,
    },
    {
      collection: 'block_highlight_content',
      tone: 'night',
      headline: 'The program in three numbers',
      text: 'They’re the same for everyone, from first-year students to practice owners.',
      is_numbered: false,
      items: [
        {headline: '120 lb', text: 'The most you can order in a calendar month.'},
        {headline: '10 items', text: 'The most you can put in one order.'},
        {
          headline: '2 addresses',
          text: 'Your workplace or your home. You choose with each order.',
        },
      ],
      link: '/about',
      link_label: 'How the program works',
    },
    {
      collection: 'block_promotion_banner',
      layout: 'banner',
      tone: 'oat',
      eyebrow: 'Clinical line',
      headline: 'Know what you recommend',
      text: 'Indications, protein sources and the reasons behind the minerals, on one page.',
      image: scenePath('clinic'),
      image_alt: '',
      buttons: [{label: 'The line at a glance', link: '/clinical-line'}],
    },
  ],
};
