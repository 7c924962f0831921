import {describe, expect, it} from 'vitest';
import {
  IMAGE_DENSITIES,
  IMAGE_FORMAT,
  IMAGE_SCREENS,
  imageSources,
  imageUrl,
  largestSlot,
} from '~/ui/images';

const SOURCE = 'https://cdn.example/cdn/shop/files/pack.png';

describe('image scales', () => {
  it('UI-17 the screens are xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536', () => {
    expect(IMAGE_SCREENS).toEqual({xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536});
  });

  it('UI-18 the densities are 1 and 2', () => {
    expect(IMAGE_DENSITIES).toEqual([1, 2]);
  });

  it('UI-19 the format is webp, even for a URL with another format', () => {
    expect(IMAGE_FORMAT).toBe('webp');
    const {searchParams} = new URL(imageUrl(`${SOURCE}?format=png`, {width: 320}));
    expect(searchParams.getAll('format')).toEqual(['webp']);
  });
});

describe('imageUrl', () => {
  it.each([
    ['an absolute URL', SOURCE, {width: 320}, `${SOURCE}?width=320&format=webp`],
    ['a relative URL', '/a.png', {width: 640}, '/a.png?width=640&format=webp'],
    ['a URL with a version', '/a.png?v=17', {width: 640}, '/a.png?v=17&width=640&format=webp'],
    ['a URL with a size', '/a.png?width=9&v=1', {width: 640}, '/a.png?width=640&v=1&format=webp'],
    [
      'an aspect ratio',
      '/a.png',
      {width: 640, aspectRatio: 4 / 3},
      '/a.png?width=640&height=480&crop=center&format=webp',
    ],
  ])('supports %s', (_title, url, transform, expected) => {
    expect(imageUrl(url, transform)).toBe(expected);
  });
});

/** The candidates of the image's `srcset`. */
function candidatesOf(transform: Parameters<typeof imageSources>[1]): string[][] {
  const {srcSet = ''} = imageSources(SOURCE, transform);
  return srcSet.split(', ').map((candidate) => candidate.split(' '));
}

describe('imageSources', () => {
  const candidates = candidatesOf({sizes: '100vw'});

  it.each(Object.entries(IMAGE_SCREENS))(
    'HOUSE-20a has webp candidates for %s at both densities',
    (_name, screen) => {
      for (const density of IMAGE_DENSITIES) {
        const width = screen * density;
        expect(candidates).toContainEqual([`${SOURCE}?width=${width}&format=webp`, `${width}w`]);
      }
    },
  );

  it('HOUSE-20a has no duplicate width and none that no screen needs', () => {
    expect(candidates.map(([, width]) => width)).toEqual(
      [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072].map((width) => `${width}w`),
    );
  });

  it.each([
    ['160px', [320]],
    ['(width >= 48rem) 200px, 120px', [320, 640]],
    ['(width >= 80rem) 540px, 80vw', [320, 640, 768, 1024, 1280, 1536, 2048]],
  ])('HOUSE-20a for sizes %j has only the widths that the slot can show', (sizes, widths) => {
    expect(candidatesOf({sizes}).map(([, width]) => width)).toEqual(
      widths.map((width) => `${width}w`),
    );
  });

  it.each([
    ['64px', 128],
    ['4.5rem', 144],
    ['(width >= 48rem) 100px, 68px', 200],
    ['159.5px', 319],
  ])('HOUSE-20a for sizes %j has one image of %i px', (sizes, width) => {
    expect(imageSources(SOURCE, {sizes})).toEqual({src: imageUrl(SOURCE, {width})});
  });

  it('keeps one aspect ratio at every width', () => {
    for (const [url = ''] of candidatesOf({sizes: '100vw', aspectRatio: 16 / 9})) {
      const {searchParams} = new URL(url);
      const ratio = Number(searchParams.get('width')) / Number(searchParams.get('height'));
      expect(ratio).toBeCloseTo(16 / 9, 1);
    }
  });
});

describe('largestSlot', () => {
  it.each([
    ['64px', 64],
    ['4.5rem', 72],
    ['100vw', 1536],
    ['(width >= 48rem) 200px, 120px', 200],
    ['(width >= 60rem) 40vw, 92vw', 883.2],
    ['(width >= 80rem) 540px, (width >= 60rem) 40vw, (width >= 48rem) 85vw, 80vw', 816],
  ])('returns the largest width of %j in px', (sizes, px) => {
    expect(largestSlot(sizes)).toBeCloseTo(px);
  });

  it.each(['', 'auto', '(min-width: 48rem) 50vw', '50%'])('throws for %j', (sizes) => {
    expect(() => largestSlot(sizes)).toThrow('not a clause of sizes');
  });
});
