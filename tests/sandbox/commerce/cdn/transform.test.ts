import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MAX_PIXELS, parseOutput} from '~sandbox/commerce/cdn/transform';

const side = fc.integer({min: 1, max: 5000});
const size = fc.record({width: side, height: side});
const asked = fc.record(
  {
    width: side.map(String),
    height: side.map(String),
    crop: fc.constantFrom('center', 'top', 'left'),
  },
  {requiredKeys: []},
);

describe('parseOutput', () => {
  it('SAND-12a never makes an image larger than the original or than requested', () => {
    fc.assert(
      fc.property(asked, size, (query, natural) => {
        const output = parseOutput(query, undefined, natural);
        expect(output?.width).toBeLessThanOrEqual(natural.width);
        expect(output?.height).toBeLessThanOrEqual(natural.height);
        expect(output?.width).toBeLessThanOrEqual(Number(query.width ?? Infinity));
        expect(output?.height).toBeLessThanOrEqual(Number(query.height ?? Infinity));
        expect(output?.width).toBeGreaterThanOrEqual(1);
        expect(output?.height).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('SAND-12a SAND-12b keeps the aspect ratio unless both sides and a crop are given', () => {
    fc.assert(
      fc.property(asked, size, (query, natural) => {
        const output = parseOutput(query, undefined, natural);
        if (!output) throw new Error('refused');
        const cropped = Boolean(query.crop && query.width && query.height);
        expect(output.crop).toBe(cropped ? query.crop : null);
        const shape = cropped
          ? {
              width: Math.min(Number(query.width), MAX_PIXELS),
              height: Math.min(Number(query.height), MAX_PIXELS),
            }
          : natural;
        // Each side is off by at most half a pixel, or was raised to one pixel.
        const off = output.width * shape.height - output.height * shape.width;
        if (output.width > 1 && output.height > 1) {
          expect(Math.abs(off)).toBeLessThanOrEqual((shape.width + shape.height) / 2 + 1e-6);
        }
      }),
    );
  });

  it.each([
    ['image/webp,*/*', 'webp'],
    ['*/*', 'png'],
    [undefined, 'png'],
  ] as const)(
    'SAND-12c without a format, returns for Accept %s the format %s',
    (accept, format) => {
      expect(parseOutput({}, accept, {width: 10, height: 10})?.format).toBe(format);
    },
  );
});
