import {expect, it} from 'vitest';
import {Gallery} from '~/domains/catalog/page/gallery';
import {picturePreload} from '~/domains/catalog/picture-preload';
import type {ProductModel} from '~/domains/catalog/product-model';
import {attribute, renderOnServer, tagsOf} from '../ui/render';

it.each(['/files/bag_front.png', '/files/cat_scene.jpg'])(
  'HOUSE-20c picturePreload loads the same file that the gallery shows first: %s',
  (url) => {
    const images = [url, '/files/other.png'].map((file) => ({
      url: file,
      alt: '',
      width: 1600,
      height: 1200,
    }));
    const variant = {images} as ProductModel['variant'];
    const [first] = tagsOf(renderOnServer(<Gallery images={images} title="Food" />), 'img');
    const text = (name: string) =>
      attribute(first, name)?.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
    expect(picturePreload({variant} as ProductModel)).toEqual([
      expect.objectContaining({
        rel: 'preload',
        as: 'image',
        href: text('src'),
        imageSrcSet: text('srcSet'),
        imageSizes: text('sizes'),
      }),
    ]);
  },
);

it('HOUSE-20c picturePreload is empty for a product without pictures', () => {
  const variant = {images: []} as unknown as ProductModel['variant'];
  expect(picturePreload({variant} as ProductModel)).toEqual([]);
});
