import {describe, expect, it} from 'vitest';
import {
  BRAND_COLOURS,
  brandValue,
  isReadable,
  shadeOf,
} from '~/domains/content/blocks/brand-colours';
import {contrast, tokenNames} from '~tests/unit/ui/style-tokens';

const AA_TEXT = 4.5;
const PAIRS = BRAND_COLOURS.flatMap((copy) =>
  BRAND_COLOURS.map((ground) => [copy, ground] as const),
);

/* What text has on a ground where none was chosen, or none that can be read: as in carousel-frame.tsx. */
const TEXT_ON = {light: '--color-ink', middle: '--color-ink-strong', dark: '--color-ink-inverse'};

describe('brand colours of a carousel', () => {
  it('UI-01 are all of the brand, by name', () => {
    expect(BRAND_COLOURS.map(brandValue).sort()).toEqual(
      tokenNames('--brand-')
        .map((name) => `var(${name})`)
        .sort(),
    );
  });

  it.each(PAIRS)('SITE-04 text in %s on %s is shown just where it can be read', (copy, ground) => {
    const canBeRead = contrast(`--brand-${copy}`, `--brand-${ground}`) >= AA_TEXT;
    expect(isReadable(copy, ground)).toBe(canBeRead);
  });

  it.each(BRAND_COLOURS)('SITE-04 text without a colour of its own can be read on %s', (ground) => {
    expect(contrast(TEXT_ON[shadeOf(ground)], `--brand-${ground}`)).toBeGreaterThanOrEqual(AA_TEXT);
  });
});
