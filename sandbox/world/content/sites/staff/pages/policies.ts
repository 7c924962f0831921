import type {SeedPage} from '../../seed-site';

export const PRIVACY: SeedPage = {
  name: 'Privacy policy',
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  seo_description:
    'What Pro Staff Feeding stores about members, what a clinic or school sees, and how to see, correct or delete your data.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Last changed November 1, 2026',
      headline: 'Privacy Policy',
      text: '<p>We store what the program needs to know that you’re a member and to send your food. We don’t sell it.</p>',
      buttons: [],
    },
    {
      collection: 'block_rich_text',
      headline: 'What we store',
      body: '<ul><li><strong>Your membership:</strong> name, email, role, clinic or school, and when we confirmed it.</li><li><strong>Your orders:</strong> what you bought, its weight for the monthly quota, where it went and what you paid.</li><li><strong>Your addresses:</strong> the clinic’s from our records, and your own.</li></ul>',
    },
    {
      collection: 'block_rich_text',
      headline: 'What your clinic or school sees',
      body: '<p>It sees that you’re a member, and the boxes that come to its address. It doesn’t see what you order to your home, what you spend or how much of your quota is left.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Cards, cookies and others',
      body: '<p>You enter your card with our payment processor, and we only see its last four digits. Cookies keep your cart, your login and your zip code. Anything optional waits for your consent under “Privacy choices”. Carriers and the companies that run our software see what they need for their part.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Your rights',
      body: '<p>To see, correct or delete your data, write to privacy@marlowe.example. We reply within 30 days. We keep orders for seven years, as tax law requires, and end everything else with your membership.</p>',
    },
  ],
};

export const RETURNS: SeedPage = {
  name: 'Returns',
  slug: 'returns',
  title: 'Returns & Refunds',
  seo_description:
    'How members cancel an order, return food their animals won’t eat, and get the pounds back on their quota.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Returns & refunds',
      headline: 'Food they won’t eat',
      text: '<p>You have 90 days, opened or not. The refund goes to your card, and the pounds go back to the month they came from.</p>',
      buttons: [{label: 'Find your order', link: '/account/orders'}],
    },
    {
      collection: 'block_rich_text',
      headline: 'How to do it',
      body: '<ol><li>For one hour after you order, press “Cancel order” on the order’s page in your account.</li><li>After it has shipped, press “Return items” there and tell us what and why.</li><li>We’ll email you a prepaid label or tell you to keep the food. Open bags can stay at your clinic or school for a patient in need.</li></ol>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Damaged or wrong',
      body: '<p>Send a picture through <a href="/contact-us">the contact form</a>. The replacement leaves the same day and doesn’t count toward your quota.</p>',
    },
  ],
};
