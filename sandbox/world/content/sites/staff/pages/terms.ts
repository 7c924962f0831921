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
      eyebrow: 'In effect since September 1, 2026',
      headline: 'Terms & Conditions',
      text: '<p>These terms are between you and Marlowe Pet Nutrition, 1200 Larkspur Way, Golden, Colorado 80401. They apply while you are a member of Pro Staff Feeding.</p>',
      buttons: [],
    },
    {
      collection: 'block_rich_text',
      headline: 'Membership',
      body: '<p>Members are people who work or study at a veterinary clinic, a veterinary school or a shelter in the United States. Membership is personal and costs nothing.</p><p>We check with your clinic or school when you register, and once a year after that. Your membership ends when you leave the profession, or when you ask us to end it.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Quota',
      body: '<ul><li>120 pounds per person and calendar month. Months start at midnight Mountain Time.</li><li>At most 10 items per order.</li><li>Only for pets in your own household, including fosters. You may not resell the food.</li></ul><p>We may raise or lower the quota with one month’s notice.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Prescription food',
      body: '<p>Marlowe Clinical is for members whose clinic or school takes part in the prescription program. By ordering it, you confirm that a veterinarian has recommended it for the animal it will feed.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Prices, returns and data',
      body: '<p>Prices are in US dollars, and tax is added at checkout. If your pet won’t eat a food, you can return it within 90 days for a refund. The pounds of canceled and returned food go back to the month you ordered it in.</p><p>Your clinic or school can see that you are a member and what is shipped to its address. It can’t see what ships to your home. <a href="/privacy-policy">Our privacy policy</a> has the rest.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Disputes',
      body: '<p>Talk to <a href="/contact-us">the program team</a> first. If we can’t settle it together, Colorado law applies.</p>',
    },
  ],
};
