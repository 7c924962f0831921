import type {SeedPage} from '../../seed-site';

export const TERMS: SeedPage = {
  name: 'Terms and conditions',
  slug: 'terms-and-conditions',
  title: 'Terms & Conditions',
  seo_description:
    'The terms of Pro Staff Feeding: who is a member, what the quota covers, prescription food, returns and how membership ends.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'In force since September 1, 2026',
      headline: 'Terms & Conditions',
      text: '<p>They apply between you and Marlowe Pet Nutrition, 1200 Larkspur Way, Golden, Colorado 80401, for as long as you are a member of Pro Staff Feeding.</p>',
      buttons: [],
    },
    {
      collection: 'block_rich_text',
      headline: 'Membership',
      body: '<p>Members are people who work or study at a veterinary clinic, a veterinary school or a shelter in the United States. Membership is personal and costs nothing.</p><p>We check with the clinic or school that you name, at registration and once a year after that. It ends when you leave the profession, or when you ask.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Quota',
      body: '<ul><li>120 pounds per person and calendar month, by the clock of Denver.</li><li>At most ten items in an order.</li><li>For animals in your own household, fosters included. Resale is not allowed.</li></ul><p>We may raise or lower the quota with a month’s notice.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Prescription food',
      body: '<p>Marlowe Clinical is open to accounts whose group is cleared for it. It is for animals under a veterinarian’s care, and for animals of your own household only.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Prices, returns and data',
      body: '<p>Prices are in US dollars, and tax is added at checkout. What your animal will not eat can be refunded within 90 days, and its pounds go back to the month they came from.</p><p>Your clinic sees that you are a member and what is sent to its address. It does not see what goes to your home. <a href="/privacy-policy">Our privacy policy</a> has the rest.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Disputes',
      body: '<p>Talk to <a href="/contact-us">the program team</a> first. If that settles nothing, Colorado law applies.</p>',
    },
  ],
};
