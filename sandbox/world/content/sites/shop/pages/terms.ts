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
      text: '<p>We wrote them to be read. They apply whenever you order from Marlowe Pet Nutrition, 1200 Larkspur Way, Golden, Colorado 80401.</p>',
      buttons: [],
    },
    {
      collection: 'block_rich_text',
      headline: 'Ordering',
      body: '<p>Prices are in US dollars and do not include tax, which is added at checkout. An order is accepted when we send the email that says it has shipped; until then either of us may call it off.</p><p>An order holds at most ten items, donations not counted. We sell to households, and may decline orders that look like resale.</p><p>If a price on the site is plainly wrong, we ask you before we charge the right one.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Autoship',
      body: '<p>An autoship renews at the interval that you chose and is charged when it ships, at the price of that day less 5%. You can change, skip, pause or cancel it in your account until the day before, free of charge. An order that has left the warehouse still arrives, and the return rules below cover it.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Prescription food',
      body: '<p>Marlowe Clinical is sold to people whose pet is under the care of a veterinarian. By confirming this in the cart you tell us that it is so. We may ask the clinic you name, and cancel the order if it has not heard of you.</p><p>Nothing on this site replaces an examination. It is written to help you ask better questions.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Returns and refunds',
      body: '<ul><li>Food and treats: your money back within 90 days, opened or not.</li><li>Items sent by their makers: unused, within 30 days.</li><li>Donations have already been spent on bowls and cannot be returned.</li></ul><p>Refunds go to the card that paid and arrive within five working days.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Your account and your data',
      body: '<p>Keep your password to yourself, and tell us if somebody else has it. We keep your name, email, addresses and orders because we cannot send food without them, and sell nothing about you to anybody.</p><p>Write to privacy@marlowe.example to see, correct or erase what we hold. We answer within 30 days.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'If we disagree',
      body: '<p>We would rather talk: <a href="/contact-us">reach us</a> and we will try. If that fails, the law of Colorado applies and its courts decide. If one of these terms does not hold, the others still do.</p>',
    },
  ],
};
