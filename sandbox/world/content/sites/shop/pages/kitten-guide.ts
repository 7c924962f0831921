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
      eyebrow: 'Cats, from the beginning',
      headline: 'Your kitten’s first year',
      text: 'A stomach the size of a walnut has to build a whole cat. It helps to fill it often.',
      image: scenePath('kitten-guide'),
      image_alt: '',
      buttons: [{label: 'Shop kitten food', link: '/products/cat/pet-age/kitten-food'}],
    },
    {
      collection: 'block_highlight_content',
      tone: 'oat',
      headline: 'A year in four chapters',
      is_numbered: true,
      items: [
        {
          headline: 'Four to eight weeks',
          text: 'Mother’s milk, and mousse or soaked kibble on a flat plate beside it.',
        },
        {
          headline: 'Two to four months',
          text: 'Four small meals. Offer wet and dry, so that neither is a stranger later on.',
        },
        {
          headline: 'Four to six months',
          text: 'Three meals. Dry food may stand out all day while the growing lasts.',
        },
        {
          headline: 'Six to twelve months',
          text: 'Two or three measured meals, and a fifth less from the week of the neutering.',
        },
      ],
    },
    {
      collection: 'block_two_column_section',
      headline: 'Two habits worth forming',
      columns: [
        {
          headline: 'Drinking',
          text: '<p>Cats come from dry country and forget to drink. Set water away from the food, in a wide bowl that no whisker touches, and serve one wet meal a day.</p>',
          image: scenePath('still-drinking'),
          image_alt: 'A kitten between a bowl of mousse and, well away from it, a bowl of water',
          link: '/products/kitten-silky-mousse',
          link_label: 'Kitten Silky Mousse',
        },
        {
          headline: 'Being weighed',
          text: '<p>Once a week, on a kitchen scale, with a treat at the end. A healthy kitten gains about a pound a month until six months. Lost weight is the first thing that an ill cat shows you.</p>',
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
      body: '<p>Onions, garlic, chives and grapes are poison to cats, and so is every lily in the vase. Dog food isn’t poison, but it has too little taurine, and a kitten raised on it can go blind.</p><p>If yours has eaten something on this list, <strong>call your veterinarian now</strong> and not after looking for signs.</p>',
    },
    {
      collection: 'block_faq',
      headline: 'Asked at three in the morning',
      entries: [
        {
          question: 'Why does my kitten eat so much?',
          answer:
            '<p>Pound for pound, a kitten needs three times what you do. As long as the belly is flat again before the next meal, let it.</p>',
        },
        {
          question: 'Can a kitten share the grown cat’s food?',
          answer:
            '<p>For a day or two, yes. But don’t feed kitten food to adult cats: it’s rich, and they’ll gain weight.</p>',
        },
        {
          question: 'When is a kitten a cat?',
          answer:
            '<p>Around the first birthday. Maine Coons and other large breeds need kitten food for another six months.</p>',
        },
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'kitten-guide',
      headline: 'Small bites and soft ones',
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
