import {describe, expect, it} from 'vitest';
import {BRAND_COLORS, brandValue, isReadable, shadeOf} from '~/domains/content/blocks/brand-colors';
import {contrast, tokenNames} from '~tests/unit/ui/style-tokens';

const AA_TEXT = 4.5;
const PAIRS = BRAND_COLORS.flatMap((copy) =>
  BRAND_COLORS.map((background) => [copy, background] as const),
);

/* Text colors on each background shade without a readable chosen color, as in carousel-frame.tsx. */
const TEXT_ON = {light: '--color-ink', middle: '--color-ink-strong', dark: '--color-ink-inverse'};

describe('brand colors of a carousel', () => {
  it('UI-01 carousel colors are exactly the brand color tokens', () => {
    expect(BRAND_COLORS.map(brandValue).sort()).toEqual(
      tokenNames('--brand-')
        .map((name) => `var(${name})`)
        .sort(),
    );
  });

  it.each(PAIRS)(
    'SITE-04b text in %s on %s counts as readable exactly if its contrast is sufficient',
    (copy, background) => {
      const hasContrast = contrast(`--brand-${copy}`, `--brand-${background}`) >= AA_TEXT;
      expect(isReadable(copy, background)).toBe(hasContrast);
    },
  );

  it.each(BRAND_COLORS)('SITE-04b text in the default color is readable on %s', (background) => {
    expect(contrast(TEXT_ON[shadeOf(background)], `--brand-${background}`)).toBeGreaterThanOrEqual(
      AA_TEXT,
    );
  });
});
