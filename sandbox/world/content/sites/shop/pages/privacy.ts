import type {SeedPage} from '../../seed-site';

export const PRIVACY: SeedPage = {
  name: 'Privacy policy',
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  seo_description:
    'What Marlowe Pet Nutrition stores about you, why, who sees it, how long we keep it, and how to see, correct or delete it.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Last changed November 1, 2026',
      headline: 'Privacy Policy',
      text: '<p>We store what we need to send your food, and nothing we don’t. We don’t sell your data or share it for other companies’ advertising.</p>',
      buttons: [],
    },
    {
      collection: 'block_rich_text',
      headline: 'What we store, and why',
      body: '<ul><li><strong>Your account:</strong> name, email, phone, addresses and a scrambled form of your password, so that you can log in and reorder.</li><li><strong>Your orders:</strong> what you bought, where it went and what you paid, because tax law requires it and so that we can help you with them.</li><li><strong>Your pets:</strong> if you add them to your account, to suggest food that fits.</li><li><strong>Your messages:</strong> what you write in the contact form, to answer it.</li><li><strong>Your zip code:</strong> in a cookie, to show stock and delivery dates.</li></ul>',
    },
    {
      collection: 'block_rich_text',
      headline: 'How your payment is protected',
      body: '<p>Every page is encrypted on its way to you. You enter your card at checkout, which belongs to our payment processor, and its number never reaches our servers. We only see the kind of card and its last four digits.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Cookies and your choices',
      body: '<p>Cookies that keep your cart, your login and your zip code are always on, because the shop doesn’t work without them. Everything else waits for your consent:</p><ul><li><strong>Functional:</strong> product reviews, giving to a cause you choose, and reports about pages that break.</li><li><strong>Advertising:</strong> measuring how the shop is used, and which emails and ads lead here.</li></ul><p>Change your mind anytime under “Privacy choices” at the bottom of every page. If your browser sends Global Privacy Control, we take it as a no to advertising.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Who else sees it',
      body: '<p>Carriers see your name, address and phone, so that they can deliver. Our payment processor sees your payment. The companies that run our shop software, email and subscriptions store data for us and may not use it for themselves. If you allow advertising, ShoppingGives, which passes on what we give, sees your email when you look for a cause or choose one. A court can require us to hand data over. We’ll tell you, unless the law forbids it.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'How long we keep it',
      body: '<p>We keep orders for seven years, as tax law requires, and messages for two. Everything else goes when you ask us to delete your account, within 30 days.</p>',
    },
    {
      collection: 'block_rich_text',
      headline: 'Your rights',
      body: '<p>You can see and correct most of it in your account. To get a copy, to delete it or to object, write to privacy@marlowe.example or use <a href="/contact-us">the contact form</a>. You’ll hear from us within 30 days, wherever in the United States you live, and it never affects your prices or service.</p><p>The shop isn’t meant for children under 16, and we don’t knowingly store data about them.</p>',
    },
  ],
};
