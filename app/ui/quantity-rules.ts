export interface QuantityBounds {
  min: number;
  max: number;
}

const DIGITS = /^[0-9]+$/;

export function clampQuantity(value: number, {min, max}: QuantityBounds): number {
  return Math.max(min, Math.min(max, value));
}

/** The minimum if the text isn't a number or is too low, the maximum if it's too high. */
export function settleQuantity(text: string, bounds: QuantityBounds): number {
  const trimmed = text.trim();
  return DIGITS.test(trimmed) ? clampQuantity(Number(trimmed), bounds) : bounds.min;
}

/** Returns `null` if the quantity is within the bounds or the text is empty. */
export function correctionNote(text: string, {min, max}: QuantityBounds): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (DIGITS.test(trimmed) && Number(trimmed) > max) return `You can order up to ${max}.`;
  if (!DIGITS.test(trimmed) || Number(trimmed) < min) return `The minimum is ${min}.`;
  return null;
}

/** For pasted text, and for keyboards that don't report keys. */
export function keepDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

export interface KeyStroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Accepts digits, and keys that type nothing, such as Tab, Backspace and shortcuts. */
export function isQuantityKey({key, ctrlKey, metaKey, altKey}: KeyStroke): boolean {
  const typesCharacter = [...key].length === 1;
  return !typesCharacter || ctrlKey || metaKey || altKey || DIGITS.test(key);
}

export function disabledSteps(
  value: number,
  {min, max}: QuantityBounds,
  isDisabled: boolean,
): {decrement: boolean; increment: boolean} {
  return {decrement: isDisabled || value <= min, increment: isDisabled || value >= max};
}
