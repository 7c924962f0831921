import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const PUPPY_GUIDE: SeedPage = {
  name: 'Puppy guide',
  slug: 'puppy-guide',
  title: 'Your New Puppy',
  seo_description:
    'A feeding guide for a puppy’s first year: meals by month, portions, large breeds, treats in training, and when to change to adult food.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'sky',
      eyebrow: 'Feeding guide',
      headline: 'Your puppy’s first year',
      text: 'It goes by fast, chewed shoes and all. Here’s what to feed, and when.',
      image: scenePath('puppy-guide'),
      image_alt: '',
      buttons: [{label: 'Shop puppy food', link: '/products/dog/pet-age/puppy-food'}],
    },
    {
      collection: 'block_highlight_content',
      tone: 'sky',
      headline: 'Meals by the month',
      text: 'Leave the bowl down for fifteen minutes, then pick it up. A regular schedule helps with house training, too.',
      is_numbered: false,
      items: [
        {headline: 'To four months', text: 'Four meals a day, soaked in warm water at first.'},
        {headline: 'Four to six months', text: 'Three meals a day. Drop the noon meal last.'},
        {headline: 'From six months', text: 'Two meals, at the times you’ll keep for life.'},
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'How much?',
      body: '<p>Feeding guides for puppies use two numbers: today’s weight and the adult weight, which your vet can estimate.</p><p>Weigh your puppy every week, and adjust the amount every second week. A lean puppy grows healthier joints than a round one.</p><h3>Large breeds grow slowly</h3><p>If yours will weigh more than fifty pounds, choose <a href="/products/large-breed-puppy">Large Breed Puppy</a>. It has less calcium per calorie, so the bones grow at a healthy pace. For toy breeds, there’s <a href="/products/little-paws-puppy">Little Paws</a>, with smaller pieces.</p>',
    },
    {
      collection: 'block_two_column_section',
      headline: 'Good habits',
      columns: [
        {
          headline: 'The first week',
          text: '<p>Start with the food your breeder or shelter used, even if you plan to change it. A new house and new people are enough for one week. Start switching on day eight, and take a week.</p>',
          image: scenePath('article-how-to-change-foods'),
          image_alt: 'A puppy between a bowl of old food and a bowl of new food',
        },
        {
          headline: 'Treats in training',
          text: '<p>Count them: at three calories each, thirty training bites are a tenth of the day for a ten-pound puppy. Or put a handful of the daily kibble in your pocket, which costs nothing.</p>',
          image: scenePath('still-training'),
          image_alt: 'A puppy beside a bowl of training bites',
          link: '/products/puppy-training-bites',
          link_label: 'Puppy Training Bites',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Questions new owners ask',
      entries: [
        {
          question: 'When do we switch to adult food?',
          answer:
            '<p>At about twelve months for most dogs. Large breeds wait until eighteen, and giants until two years.</p>',
        },
        {
          question: 'Does my puppy need milk?',
          answer:
            '<p>Not after weaning. Most puppies can’t digest the sugar in cow’s milk. Water is all they need.</p>',
        },
        {
          question: 'My puppy skipped a meal. Should I worry?',
          answer:
            '<p>One meal is nothing to worry about if your puppy is playful. If a puppy under four months skips two in a row, call your vet the same day.</p>',
        },
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'puppy-guide',
      headline: 'For the first twelve months',
      copyColor: 'dark-blue',
      bg_color: 'light-blue',
      handles: [
        {handle: 'puppy-first-year'},
        {handle: 'large-breed-puppy'},
        {handle: 'little-paws-puppy'},
        {handle: 'puppy-tender-loaf'},
        {handle: 'puppy-training-bites'},
      ],
      isLastComponent: true,
    },
  ],
};
