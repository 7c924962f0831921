/** The least and the most of something that can be counted out; both whole, both allowed. */
export interface QuantityBounds {
  min: number;
  max: number;
}

const DIGITS = /^[0-9]+$/;

/** The number nearest to `value` within the bounds. */
export function clampQuantity(value: number, {min, max}: QuantityBounds): number {
  return Math.max(min, Math.min(max, value));
}

/** What typed text becomes when its field is left: not a number, or too little, the minimum; too much, the maximum. */
export function settleQuantity(text: string, bounds: QuantityBounds): number {
  const trimmed = text.trim();
  return DIGITS.test(trimmed) ? clampQuantity(Number(trimmed), bounds) : bounds.min;
}

/** Says why a typed quantity was put right; `null` where it was within the bounds, or nothing was typed. */
export function correctionNote(text: string, {min, max}: QuantityBounds): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (DIGITS.test(trimmed) && Number(trimmed) > max) return `The most you can order is ${max}.`;
  if (!DIGITS.test(trimmed) || Number(trimmed) < min) return `The least you can order is ${min}.`;
  return null;
}

/** The text without anything but digits, for what is pasted or comes from keyboards that name no keys. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** The parts of a key event that decide whether it may type. */
export interface KeyStroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether a key may act in the field: digits type; Tab, arrows, Backspace, Delete and shortcuts such as paste still work. */
export function isQuantityKey({key, ctrlKey, metaKey, altKey}: KeyStroke): boolean {
  const typesCharacter = [...key].length === 1;
  return !typesCharacter || ctrlKey || metaKey || altKey || DIGITS.test(key);
}

/** Which of the two controls does nothing: the one that would leave the bounds, or both when all is disabled. */
export function disabledSteps(
  value: number,
  {min, max}: QuantityBounds,
  isDisabled: boolean,
): {decrement: boolean; increment: boolean} {
  return {decrement: isDisabled || value <= min, increment: isDisabled || value >= max};
}
