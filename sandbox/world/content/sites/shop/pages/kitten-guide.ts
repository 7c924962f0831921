import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const KITTEN_GUIDE: SeedPage = {
  name: 'Kitten guide',
  slug: 'kitten-guide',
  title: 'Your New Kitten',
  seo_description:
    'A feeding guide for a kitten’s first year: wet and dry, water, weight after neutering, and when to change to adult food.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'sky',
      eyebrow: 'Feeding guide',
      headline: 'Your kitten’s first year',
      text: 'A kitten’s stomach is the size of a walnut, so feed small meals, and plenty of them.',
      image: scenePath('kitten-guide'),
      image_alt: '',
      buttons: [{label: 'Shop kitten food', link: '/products/cat/pet-age/kitten-food'}],
    },
    {
      collection: 'block_highlight_content',
      tone: 'oat',
      headline: 'The first year in four stages',
      is_numbered: true,
      items: [
        {
          headline: 'Four to eight weeks',
          text: 'Mother’s milk, plus mousse or soaked kibble on a flat plate.',
        },
        {
          headline: 'Two to four months',
          text: 'Four small meals a day. Offer wet and dry, so your kitten gets used to both.',
        },
        {
          headline: 'Four to six months',
          text: 'Three meals a day. You can leave dry food out while your kitten is growing.',
        },
        {
          headline: 'Six to twelve months',
          text: 'Two or three measured meals a day, and 20% less food once your kitten is neutered.',
        },
      ],
    },
    {
      collection: 'block_two_column_section',
      headline: 'Two habits worth forming',
      columns: [
        {
          headline: 'Drinking',
          text: '<p>Cats come from the desert and often don’t drink enough. Keep water away from the food, in a bowl that’s wider than the whiskers, and serve one wet meal a day.</p>',
          image: scenePath('still-drinking'),
          image_alt: 'A kitten between a bowl of mousse and, well away from it, a bowl of water',
          link: '/products/kitten-silky-mousse',
          link_label: 'Kitten Silky Mousse',
        },
        {
          headline: 'Weekly weigh-ins',
          text: '<p>Once a week, on a kitchen scale, with a treat at the end. A healthy kitten gains about a pound a month for the first six months. Weight loss is often the first sign that a cat is sick.</p>',
          image: scenePath('still-weighing'),
          image_alt: 'A kitten on a kitchen scale',
          link: '/products/kitten-first-bites',
          link_label: 'Kitten First Bites',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'What not to feed',
      body: '<p>Onions, garlic, chives and grapes are poison to cats, and so is every lily in the vase. Dog food isn’t poison, but it has too little taurine, and a kitten raised on it can go blind.</p><p>If yours has eaten something on this list, <strong>call your veterinarian now</strong>. Don’t wait for symptoms.</p>',
    },
    {
      collection: 'block_faq',
      headline: 'Questions new owners ask',
      entries: [
        {
          question: 'Why does my kitten eat so much?',
          answer:
            '<p>Pound for pound, a kitten needs three times as many calories as you do. It’s fine, as long as the belly is flat again before the next meal.</p>',
        },
        {
          question: 'Can my kitten eat adult cat food?',
          answer:
            '<p>For a day or two, yes. But don’t feed kitten food to adult cats: it’s rich, and they’ll gain weight.</p>',
        },
        {
          question: 'When is my kitten ready for adult food?',
          answer:
            '<p>Around the first birthday. Maine Coons and other large breeds need kitten food for another six months.</p>',
        },
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'kitten-guide',
      headline: 'Soft food and small bites',
      handles: [
        {handle: 'kitten-first-bites'},
        {handle: 'kitten-silky-mousse'},
        {handle: 'sunday-broth-toppers'},
        {handle: 'silky-spoonfuls'},
        {handle: 'crunchy-clouds'},
      ],
      isLastComponent: true,
    },
  ],
};
