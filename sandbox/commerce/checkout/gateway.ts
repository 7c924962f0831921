export type ChargeResult =
  {status: 'approved'; brand: string; last4: string} | {status: 'declined'} | {status: 'error'};

/** Test cards by number. The one-digit numbers are those of Shopify's bogus gateway. */
const CARDS: Record<string, ChargeResult> = {
  '1': {status: 'approved', brand: 'Bogus', last4: '1'},
  '4242424242424242': {status: 'approved', brand: 'Visa', last4: '4242'},
  '2': {status: 'declined'},
  '4000000000000002': {status: 'declined'},
  '3': {status: 'error'},
};

export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

export function isTestCard(number: string): boolean {
  return Object.hasOwn(CARDS, number);
}

/**
 * Charges a card through the bogus gateway (SAND-14): the card number alone decides the result. Nothing is charged and
 * no card number is stored.
 */
export function charge(number: string): ChargeResult {
  return (isTestCard(number) ? CARDS[number] : undefined) ?? {status: 'declined'};
}
