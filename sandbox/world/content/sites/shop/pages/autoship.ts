import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const AUTOSHIP: SeedPage = {
  name: 'Autoship',
  slug: 'autoship',
  title: 'Autoship',
  seo_description:
    'Choose how often their food arrives and save 5% on every delivery. Skip, pause or cancel in two steps, no phone call needed.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Autoship',
      headline: 'Never run out of food',
      text: '<p>Tell us how long a bag lasts and we’ll deliver the next one on time, for <strong>5% less</strong> than that day’s price. Change your mind anytime.</p>',
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
      headline: 'How it works, in three steps',
      text: 'No contract, no minimum and no cancellation fee.',
      is_numbered: true,
      items: [
        {
          headline: 'Pick autoship on the product',
          text: 'One-time purchase is always preselected. Autoship is your choice.',
        },
        {
          headline: 'Choose how often',
          text: 'Every 2, 3, 4, 5, 6, 8, 10 or 12 weeks. Four is a good start for most bags.',
        },
        {
          headline: 'Log in and check out',
          text: 'You need an account so that only you can change your deliveries.',
        },
      ],
    },
    {
      collection: 'block_two_column_section',
      headline: 'You stay in charge',
      columns: [
        {
          headline: 'What you can change',
          text: '<ul><li>The day your next delivery ships, and how often they come</li><li>The number of bags, up to five of each item</li><li>Whether it’s on or paused, for example while you’re away</li></ul>',
        },
        {
          headline: 'How to cancel',
          text: '<p>Skip one delivery, pause them all, or cancel in your account, in two steps at most. Telling us why is optional.</p><p>You aren’t charged until the day it ships.</p>',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'What it costs',
      body: '<p>We charge each delivery on the day it ships, at that day’s price less 5%. If the price drops, so does yours. If it goes up, you’ll see it before the delivery ships and can skip it.</p><p>Shipping follows <a href="/shipping">the same rules as any order</a>: free from $49, and $4 more to Alaska and Hawaii.</p><h3>Your first one</h3><p>The code AUTO35 takes 35% off the autoship items of your first autoship order. It’s for customers who are logged in and have no active autoship.</p>',
    },
    {
      collection: 'block_faq',
      headline: 'Questions about autoship',
      entries: [
        {
          question: 'How do I know how often to order?',
          answer:
            '<p>Divide the weight of the bag by the weight of one day’s food. A 30 lb bag feeds a fifty-pound dog for about six weeks. If you guess wrong, move the next date and keep the rest.</p>',
        },
        {
          question: 'Can I autoship one thing and buy another once?',
          answer:
            '<p>Yes, in the same cart. They show as separate lines, each with its own price, and ship together the first time.</p>',
        },
        {
          question: 'What happens if a recipe is out of stock that week?',
          answer:
            '<p>We don’t swap it for something else. You only pay for what ships, and the rest ships as soon as it’s back in stock.</p>',
        },
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'autoship',
      headline: 'Easy to plan for',
      paragraph: 'Recipes customers reorder again and again.',
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
