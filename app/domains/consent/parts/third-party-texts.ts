/**
 * The part of the registry (`THIRD_PARTIES`) that the consent dialog shows. In a file of its own, because every page
 * loads it. `required` needs no consent (CONS-01).
 */
export const THIRD_PARTY_TEXTS = {
  privacyManager: {
    name: 'TrustArc',
    purpose: 'Asks for your privacy choices and remembers them.',
    category: 'required',
  },
  reviews: {
    name: 'Bazaarvoice',
    purpose: 'Shows product reviews and questions, and lets you write your own.',
    category: 'functional',
  },
  giving: {
    name: 'ShoppingGives',
    purpose: 'Gives a share of your order to a cause that you choose.',
    category: 'functional',
  },
  errorReporting: {
    name: 'Sentry',
    purpose: 'Tells us when something on a page breaks, without your personal data.',
    category: 'functional',
  },
  tagManager: {
    name: 'Google Tag Manager and Analytics',
    purpose: 'Measures how the shop is used and which ads lead to it.',
    category: 'advertising',
  },
  emailMarketing: {
    name: 'Klaviyo',
    purpose: 'Connects your visit with our emails, if you came from one.',
    category: 'advertising',
  },
} as const;
