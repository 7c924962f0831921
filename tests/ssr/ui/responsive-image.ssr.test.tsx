import {describe, expect, it} from 'vitest';
import {imageSources} from '~/ui/images';
import {ResponsiveImage} from '~/ui/responsive-image';
import {attribute, renderOnServer, tagsOf} from './render';

const PICTURE = {src: '/a.png', alt: 'A cat', width: 1600, height: 1200, sizes: '50vw'};

function imageOf(props: Partial<Parameters<typeof ResponsiveImage>[0]>): string | undefined {
  return tagsOf(renderOnServer(<ResponsiveImage {...PICTURE} {...props} />), 'img')[0];
}

describe('responsive image', () => {
  it('HOUSE-20a HOUSE-20b has all candidates and a size that reserves its space', () => {
    const image = imageOf({});
    expect(attribute(image, 'srcSet')?.replaceAll('&amp;', '&')).toBe(
      imageSources('/a.png', {sizes: '50vw'}).srcSet,
    );
    expect([attribute(image, 'width'), attribute(image, 'height')]).toEqual(['1600', '1200']);
  });

  it('HOUSE-20b has the size of its crop', () => {
    const image = imageOf({aspectRatio: 2});
    expect([attribute(image, 'width'), attribute(image, 'height')]).toEqual(['1600', '800']);
  });

  it('loads lazily unless it is a priority image', () => {
    expect(attribute(imageOf({}), 'loading')).toBe('lazy');
    expect(attribute(imageOf({}), 'fetchpriority')).toBeUndefined();
    expect(attribute(imageOf({isPriority: true}), 'loading')).toBe('eager');
    expect(attribute(imageOf({isPriority: true}), 'fetchpriority')).toBe('high');
  });

  it('gives way to other pictures if it is a thumbnail', () => {
    const thumbnail = imageOf({isThumbnail: true});
    expect([attribute(thumbnail, 'loading'), attribute(thumbnail, 'fetchpriority')]).toEqual([
      'lazy',
      'low',
    ]);
  });
});
