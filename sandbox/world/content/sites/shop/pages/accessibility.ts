import type {SeedPage} from '../../seed-site';

export const ACCESSIBILITY: SeedPage = {
  name: 'Accessibility',
  slug: 'accessibility',
  title: 'Accessibility',
  seo_description:
    'How we make the Marlowe shop work for everyone, what doesn’t work yet, and who to tell.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Accessibility',
      headline: 'A shop everyone can use',
      text: '<p>We build to level AA of the Web Content Accessibility Guidelines, version 2.2, and we test with a keyboard, with screen readers and at 400% zoom.</p>',
      buttons: [{label: 'Report a problem', link: '/contact-us'}],
    },
    {
      collection: 'block_two_column_section',
      columns: [
        {
          headline: 'What you can count on',
          text: '<ul><li>Everything works with a keyboard alone, from search to checkout.</li><li>You can always see where the focus is.</li><li>Cart changes are announced without moving you from your place.</li><li>Carousels can be paused and respect your reduced-motion setting.</li></ul>',
        },
        {
          headline: 'Where we fall short',
          text: '<p>Some pictures of older packs show text that their descriptions only summarize. Reviews come from a partner whose form doesn’t work well with every screen reader.</p><p>Both are on our list for this year.</p>',
        },
      ],
    },
    {
      collection: 'block_rich_text',
      headline: 'If something stands in your way',
      body: '<p>Call (303) 555-0142 or write to care@marlowe.example, and we’ll take your order by phone or email at the same price, autoship savings included. Tell us which page it is and which assistive technology you use. A developer will reply.</p>',
    },
  ],
};
