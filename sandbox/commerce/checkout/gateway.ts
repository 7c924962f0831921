/** What the payment provider answers. */
export type ChargeResult =
  {status: 'approved'; brand: string; last4: string} | {status: 'declined'} | {status: 'error'};

/** The test cards, as people type them; the short ones are Shopify's bogus gateway's. */
const CARDS: Record<string, ChargeResult> = {
  '1': {status: 'approved', brand: 'Bogus', last4: '1'},
  '4242424242424242': {status: 'approved', brand: 'Visa', last4: '4242'},
  '2': {status: 'declined'},
  '4000000000000002': {status: 'declined'},
  '3': {status: 'error'},
};

/** Digits only: people type spaces and dashes. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

export function isTestCard(number: string): boolean {
  return Object.hasOwn(CARDS, number);
}

/** The bogus gateway (SAND-14): the card number alone decides. Nothing is charged and no card number is kept. */
export function charge(number: string): ChargeResult {
  return (isTestCard(number) ? CARDS[number] : undefined) ?? {status: 'declined'};
}
