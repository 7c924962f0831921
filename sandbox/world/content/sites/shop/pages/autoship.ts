import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const AUTOSHIP: SeedPage = {
  name: 'Autoship',
  slug: 'autoship',
  title: 'Autoship',
  seo_description:
    'Set how often the food comes and save 5% on every delivery. Skip, pause or cancel in at most two steps, without calling anybody.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Autoship',
      headline: 'The bag that brings itself',
      text: '<p>Tell us once how long a bag lasts. From then on it comes by itself, for <strong>5% less</strong> than the price of the day, and nothing about it is hard to undo.</p>',
      image: scenePath('autoship'),
      image_alt: 'A dog and a cat who have found a delivery box inside the door',
      buttons: [
        {label: 'Choose a dog food', link: '/products/dog'},
        {label: 'Choose a cat food', link: '/products/cat'},
      ],
    },
    {
      collection: 'block_highlight_content',
      tone: 'night',
      headline: 'Three steps, and you are done',
      text: 'There is no contract, no minimum and no fee for leaving.',
      is_numbered: true,
      items: [
        {
          headline: 'Pick autoship on the product',
          text: 'One-time is always the one that is chosen for you; autoship is yours to choose.',
        },
        {
          headline: 'Say how often',
          text: 'Every 2, 3, 4, 5, 6, 8, 10 or 12 weeks. Four is a good start for most bags.',
        },
        {
          headline: 'Sign in and check out',
          text: 'We have to know whose order it is, so that only you can change it.',
        },
      ],
    },
    {
      collection: 'block_two_column_section',
      headline: 'You stay in charge',
      columns: [
        {
          headline: 'What you can change',
          text: '<ul><li>The date of the next delivery, and how often they come</li><li>The number of bags, up to five of each item</li><li>Whether it runs at all, for when you spend the summer elsewhere</li></ul>',
        },
        {
          headline: 'How to get out of it',
          text: '<p>Skip one delivery, pause them all, or cancel: each is in your account and takes at most two steps. You may tell us why, and you do not have to.</p><p>Up to the day before it ships, nothing has been charged.</p>',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'What it costs',
      body: '<p>An autoship is charged on the day it leaves, at that day’s price less 5%. If the shelf price drops, so does yours. If it rises, you see it on the delivery before it goes, and can skip.</p><p>Shipping follows <a href="/shipping">the same rules as any order</a>: free from $49, and $4 more to Alaska and Hawaii.</p><h3>Your first one</h3><p>The code AUTO35 takes 35% off the autoship items of your first autoship order. It is for anyone who is signed in and has none running.</p>',
    },
    {
      collection: 'block_faq',
      headline: 'Asked before the first delivery',
      entries: [
        {
          question: 'How do I know how often to order?',
          answer:
            '<p>Weigh one day’s food and divide the bag by it. A 30 lb bag feeds a fifty-pound dog for about six weeks. If you guess wrong, move the next date and keep the rest.</p>',
        },
        {
          question: 'Can I autoship one thing and buy another once?',
          answer:
            '<p>Yes, in the same cart. They show as separate lines, each with its own price, and ship together the first time.</p>',
        },
        {
          question: 'What happens if a recipe is out of stock that week?',
          answer:
            '<p>We do not swap it for something else. Whatever is missing is not charged, and it joins your next delivery unless you take it out.</p>',
        },
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'autoship',
      headline: 'Easy to plan for',
      paragraph: 'Recipes that most people keep for years.',
      copyColor: 'dark-blue',
      bg_color: 'light-blue',
      handles: [
        {handle: 'everyday-chicken-barley'},
        {handle: 'everyday-whisker-recipe'},
        {handle: 'large-breed-adult'},
        {handle: 'indoor-salmon-oat'},
        {handle: 'monthly-treat-box'},
        {handle: 'tender-chunks-in-gravy'},
      ],
      isLastComponent: true,
    },
  ],
};
