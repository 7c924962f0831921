import type {SeedPage} from '../../seed-site';

export const TERMS: SeedPage = {
  name: 'Terms and conditions',
  slug: 'terms-and-conditions',
  title: 'Terms & Conditions',
  seo_description:
    'What you and Marlowe Pet Nutrition agree on when you order: prices, autoship, prescription food, returns and the law that applies.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Last changed September 1, 2026',
      headline: 'Terms & Conditions',
      text: '<p>These terms apply whenever you order from Marlowe Pet Nutrition, 1200 Larkspur Way, Golden, Colorado 80401.</p>',
      buttons: [],
    },
    {
      collection: 'block_rich_text',
      headline: 'Ordering',
      body: '<p>Prices are in US dollars and don’t include tax, which is added at checkout. We accept your order when we email you that it has shipped. Until then, either of us can cancel it.</p><p>An order can have up to ten items, not counting donations. We sell to households and may decline orders that look like resale.</p><p>If a price on the site is clearly wrong, we’ll ask you before we charge the right one.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Autoship',
      body: '<p>Autoship renews at the interval you choose. We charge each delivery when it ships, at that day’s price less 5%. You can change, skip, pause or cancel it in your account until the day before, free of charge. An order that has already shipped will still arrive, and the return rules below cover it.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Prescription food',
      body: '<p>Marlowe Clinical is for pets under a veterinarian’s care, which you confirm when you add it to your cart. We may ask for your clinic and check with it, and cancel the order if it doesn’t know you.</p><p>Nothing on this site replaces an examination. It is written to help you ask better questions.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Returns and refunds',
      body: '<ul><li>Food and treats: your money back within 90 days, opened or not.</li><li>Items shipped by their makers: unused, within 30 days.</li><li>Donations go straight to shelters and can’t be refunded.</li></ul><p>We refund the card you paid with, within five business days. <a href="/returns">How to return something</a>.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Your account and your data',
      body: '<p>Keep your password to yourself, and tell us if someone else has it. <a href="/privacy-policy">Our privacy policy</a> says what we store about you, who sees it and how to have it deleted.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'If we disagree',
      body: '<p><a href="/contact-us">Talk to us first.</a> If we can’t agree, Colorado law applies and its courts decide. If one of these terms isn’t valid, the others still are.</p>',
    },
  ],
};
