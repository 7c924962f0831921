import {parseRichText} from '../rich-text';
import type {PageBlock, Tone} from '../page';

const TONES: Tone[] = ['sky', 'oat', 'night'];

const QUESTION = 'How soon does it arrive?';
const ANSWER = parseRichText(
  '<p>Most orders are with you in <strong>two to five days</strong>. See <a href="/shipping">shipping</a>.</p>',
);
const LONG_TEXT = parseRichText(
  `<p>A first paragraph that says what this is about, with a <a href="/products/dog">link into the shop</a> and one
  <a href="https://example.com/more">to somewhere else</a>.</p><h3>A smaller heading</h3>
  <ul><li>One thing</li><li>Another, with <em>weight</em></li></ul><p>And a last paragraph.</p>`,
);

export function samplePage(imageOrigin: string): PageBlock[] {
  const picture = (name: string, alt = '') => ({
    url: `${imageOrigin}/cdn/shop/files/scene_${name}.png`,
    alt,
  });
  const banner = (
    layout: 'hero' | 'banner',
    tone: Tone,
    image: string | null,
  ): PageBlock<'promotion-banner'> => ({
    kind: 'promotion-banner',
    layout,
    tone,
    eyebrow: 'Vet-made, every day',
    headline: 'Good food, on time, for the life they have now.',
    text: 'Find the recipe for their age, size and needs.',
    picture: image === null ? null : picture(image),
    buttons: [
      {label: 'Shop dog food', to: '/products/dog'},
      {label: 'Shop cat food', to: '/products/cat'},
    ],
  });
  const highlights = (tone: Tone, isNumbered: boolean, count: number): PageBlock => ({
    kind: 'highlight-content',
    tone,
    headline: 'Autoship & save 5%. Cancel anytime.',
    text: 'Their food arrives before the bag runs out, and you stay in charge.',
    isNumbered,
    items: [
      {headline: 'Choose how often', text: 'Every 2 to 12 weeks. Change it anytime.'},
      {headline: 'We deliver on time', text: 'Each delivery at a little less.'},
      {headline: 'Skip or cancel in two taps', text: 'No calls, no forms, no fuss.'},
      {headline: 'Change your mind', text: 'Another recipe, another size, another day.'},
    ].slice(0, count),
    link: isNumbered ? null : {label: 'How it works', to: '/faq'},
  });
  return [
    banner('hero', 'oat', 'hero-home'),
    banner('hero', 'sky', 'autoship'),
    banner('hero', 'night', 'empty-cart'),
    ...TONES.map((tone) => banner('banner', tone, 'autoship')),
    banner('banner', 'oat', null),
    {
      kind: 'feature-heading',
      eyebrow: 'About us',
      headline: 'Made with the people who treat them',
      text: parseRichText(
        '<p>Every recipe begins with a <strong>veterinarian’s question</strong>.</p>',
      ),
      picture: picture('hero-staff', 'Two packs beside a bowl'),
      buttons: [{label: 'Meet the recipes', to: '/products'}],
    },
    {
      kind: 'two-column-section',
      headline: 'Two ways to feed',
      columns: [
        {
          headline: 'Dry, for every day',
          text: LONG_TEXT,
          picture: picture('collection-dog-dry-food', 'A bag of dry food'),
          link: {label: 'Dry food', to: '/products/dog/food-form/dry-food'},
        },
        {
          headline: 'Wet, for the picky',
          text: ANSWER,
          picture: picture('collection-cat-wet-food', 'A can of wet food'),
          link: {label: 'More about it', to: 'https://example.com/wet'},
        },
      ],
    },
    highlights('night', true, 3),
    highlights('sky', false, 4),
    highlights('oat', false, 3),
    {
      kind: 'goodness-box-badge',
      label: 'Goodness Box',
      text: 'Each box feeds a shelter animal for a day.',
      picture: picture('product-donation'),
      link: {label: 'How it works', to: '/faq'},
    },
    {
      kind: 'goodness-box-badge',
      label: 'Goodness Box',
      text: 'Each box feeds a shelter animal for a day.',
      picture: null,
      link: null,
    },
    {
      kind: 'category-tiles',
      headline: 'Shop by what they need',
      tiles: [
        'dog-puppy-food',
        'dog-dry-food',
        'dog-treats',
        'cat-kitten-food',
        'cat-wet-food',
        'cat-treats',
      ].map((handle) => ({
        label: handle.replaceAll('-', ' '),
        to: '/products',
        picture: picture(`collection-${handle}`),
      })),
    },
    {kind: 'rich-text', headline: 'Something to read', body: LONG_TEXT},
    {
      kind: 'faq',
      headline: 'Questions and answers',
      entries: [
        {question: QUESTION, answer: ANSWER},
        {question: 'Can I change my autoship?', answer: LONG_TEXT},
        {question: QUESTION, answer: ANSWER},
      ],
    },
    {kind: 'contact', headline: 'Talk to us', text: 'A person answers, and they have pets too.'},
  ];
}
