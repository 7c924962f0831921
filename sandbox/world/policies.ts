import {escapeHtml} from './html';
import {gid} from './ids';
import type {PolicyKind, WorldPolicy} from './types';

type Section = [heading: string, text: string];

export function buildPolicies(shop: string): WorldPolicy[] {
  return [
    policy(1, 'privacyPolicy', 'privacy-policy', 'Privacy policy', [
      [
        'What we keep',
        `When you shop at ${shop} we keep your name, email, addresses and orders, because we cannot send food without them. Card numbers go straight to the payment processor and never reach us.`,
      ],
      [
        'What we use it for',
        'To fill your orders and autoships, to answer you, and, where you have agreed, to measure how the shop is used and to send you news. You can take that agreement back at any time under Privacy choices at the foot of each page.',
      ],
      [
        'Who else sees it',
        'Carriers see your address. Veterinary clinics see an order that you ask to have sent there. We sell nothing about you to anybody.',
      ],
      [
        'Your rights',
        'Write to privacy@marlowe.example to see, correct or erase what we hold. We answer within 30 days.',
      ],
    ]),
    policy(2, 'refundPolicy', 'refund-policy', 'Refund policy', [
      [
        'If your pet does not like it',
        `Tell us within 90 days and ${shop} gives you your money back, opened or not. Please do not send food back to us: give it to a shelter, and keep the receipt for yourself.`,
      ],
      [
        'If something is wrong',
        'Send a picture of a damaged or mistaken item and we replace it the same day. Refunds reach your card within five working days.',
      ],
      [
        'What cannot be refunded',
        'Donations have already been spent on bowls. Items that a partner ships can be returned unused within 30 days.',
      ],
    ]),
    policy(3, 'shippingPolicy', 'shipping-policy', 'Shipping policy', [
      [
        'Where and how fast',
        `${shop} ships to all fifty states and the District of Columbia. Orders placed by 2 p.m. leave the same working day, and most arrive in two to four days.`,
      ],
      [
        'What it costs',
        'Shipping is free on orders of $49 and more, before tax and after discounts; donations do not count. Below that it is $5.95. Alaska and Hawaii are $4 more.',
      ],
      [
        'Heavy bags',
        'Bags of 30 pounds and more may come in a box of their own, sometimes a day apart from the rest.',
      ],
    ]),
    policy(4, 'termsOfService', 'terms-of-service', 'Terms of service', [
      [
        'The shop',
        `These terms apply between you and ${shop} whenever you order here. Prices are in US dollars, and tax is added at checkout.`,
      ],
      [
        'Prescription food',
        'Marlowe Clinical is sold to people whose pet is under the care of a veterinarian. By ordering it you tell us that this is so.',
      ],
      [
        'Autoship',
        'An autoship renews at the interval you chose and is charged when it ships, at the price of that day less 5%. You can change, skip or cancel it in your account until the day before.',
      ],
      ['Disputes', 'We would rather talk. If that fails, the law of Colorado applies.'],
    ]),
    policy(5, 'subscriptionPolicy', 'subscription-policy', 'Cancellation policy', [
      [
        'Autoship',
        `You may cancel an autoship with ${shop} at any time under My Autoships, free of charge. An order that has already left the warehouse still arrives, and the refund policy covers it.`,
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
