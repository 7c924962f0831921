/** Shopify's global id. */
export const gid = (type: string, number: number) => `gid://shopify/${type}/${number}`;

/** A handle of `[a-z0-9-]`, at most 120 characters: `Kitten Silky Pâté` becomes `kitten-silky-pate`. */
export function toHandle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-|-$/g, '');
}

/**
 * A number below 2^32 that is always the same for the same text. FNV-1a, followed by the last step of MurmurHash3,
 * because texts that differ only at the end would otherwise get similar numbers.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
