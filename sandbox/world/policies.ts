import {escapeHtml} from './html';
import {gid} from './ids';
import type {PolicyKind, WorldPolicy} from './types';

type Section = [heading: string, text: string];

export function buildPolicies(shop: string): WorldPolicy[] {
  return [
    policy(1, 'privacyPolicy', 'privacy-policy', 'Privacy policy', [
      [
        'What we keep',
        `When you shop at ${shop}, we store your name, email, addresses and orders, so that we can send your food. Card numbers go straight to our payment processor. We never see them.`,
      ],
      [
        'What we use it for',
        'To fill your orders and autoships, to answer your messages and, if you agree, to measure how the shop is used and to send you news. You can change your mind anytime under Privacy choices at the bottom of every page.',
      ],
      [
        'Who else sees it',
        'Carriers see your address. If you have an order sent to a veterinary clinic, the clinic sees it. We never sell your data.',
      ],
      [
        'Your rights',
        'Write to privacy@marlowe.example to see, correct or delete your data. We reply within 30 days.',
      ],
    ]),
    policy(2, 'refundPolicy', 'refund-policy', 'Refund policy', [
      [
        'If your pet doesn’t like it',
        `Tell us within 90 days and ${shop} will refund you, even if the bag is open. There’s no need to send the food back. Please give it to a shelter.`,
      ],
      [
        'If something is wrong',
        'Send us a picture of a damaged or wrong item, and we’ll replace it the same day. Refunds reach your card within five business days.',
      ],
      [
        'What can’t be refunded',
        'Donations go straight to shelters and can’t be refunded. Items shipped by a partner can be returned unused within 30 days.',
      ],
    ]),
    policy(3, 'shippingPolicy', 'shipping-policy', 'Shipping policy', [
      [
        'Where and how fast',
        `${shop} ships to all fifty states and the District of Columbia. Orders placed by 2 p.m. ship the same business day, and most arrive in two to four days.`,
      ],
      [
        'What it costs',
        'Shipping is free on orders of $49 or more, before tax and discount codes. Donations don’t count. Smaller orders ship for $5.95. Alaska and Hawaii are $4 more.',
      ],
      [
        'Heavy bags',
        'Bags of 30 pounds or more may ship in their own box and arrive a day before or after the rest.',
      ],
    ]),
    policy(4, 'termsOfService', 'terms-of-service', 'Terms of service', [
      [
        'The shop',
        `These terms apply between you and ${shop} whenever you order here. Prices are in US dollars, and tax is added at checkout.`,
      ],
      [
        'Prescription food',
        'Marlowe Clinical is for pets under a veterinarian’s care. By ordering it, you confirm that your pet is.',
      ],
      [
        'Autoship',
        'Autoship renews at the interval you choose. We charge each delivery when it ships, at that day’s price less 5%. You can change, skip or cancel it in your account until the day before.',
      ],
      ['Disputes', 'Talk to us first. If we can’t agree, Colorado law applies.'],
    ]),
    policy(5, 'subscriptionPolicy', 'subscription-policy', 'Cancellation policy', [
      [
        'Autoship',
        `You may cancel an autoship with ${shop} in your account at any time, free of charge. An order that has already shipped will still arrive, and our refund policy covers it.`,
      ],
    ]),
  ];
}

function policy(
  number: number,
  kind: PolicyKind,
  handle: string,
  title: string,
  sections: Section[],
): WorldPolicy {
  return {
    id: gid('ShopPolicy', 200000 + number),
    kind,
    handle,
    title,
    body: sections
      .map(([heading, text]) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`)
      .join(''),
  };
}
