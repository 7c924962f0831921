import type {SeedPage} from '../../seed-site';

export const ACCESSIBILITY: SeedPage = {
  name: 'Accessibility',
  slug: 'accessibility',
  title: 'Accessibility',
  seo_description:
    'How we build the Marlowe shop so that everybody can use it, what does not work yet, and whom to tell.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Accessibility',
      headline: 'A shop for everybody’s hands, eyes and ears',
      text: '<p>We build to level AA of the Web Content Accessibility Guidelines, version 2.2, and we test with a keyboard, with screen readers and at 400% zoom.</p>',
      buttons: [{label: 'Report a problem', link: '/contact-us'}],
    },
    {
      collection: 'block_two_column_section',
      columns: [
        {
          headline: 'What you can count on',
          text: '<ul><li>Everything works with a keyboard alone, from search to checkout.</li><li>Where the focus is can always be seen.</li><li>Changes in the cart are announced, without taking you away from where you were.</li><li>Carousels can be paused and respect a wish for less motion.</li></ul>',
        },
        {
          headline: 'Where we fall short',
          text: '<p>Some pictures of older packs show text that their description only sums up. Reviews come from a partner, whose form does not read well with every screen reader.</p><p>Both are on our list for this year.</p>',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'If something stands in your way',
      body: '<p>Call (303) 555-0142 or write to care@marlowe.example, and we will take your order by phone or mail at the same price, autoship saving included. Tell us the page and what you use to read it; a developer answers, not a form.</p>',
    },
  ],
};
