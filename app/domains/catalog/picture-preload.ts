import type {MetaDescriptor} from '@remix-run/react';
import {imageSources} from '~/ui/images';
import {pictureSizes} from './page/picture-sizes';
import type {ProductModel} from './product-model';

/** Lets the browser load a product page's first picture before it has parsed the page. */
export function picturePreload({variant}: ProductModel): MetaDescriptor[] {
  const [image] = variant.images;
  if (!image) return [];
  const {src, srcSet, sizes} = imageSources(image.url, {sizes: pictureSizes(image)});
  const link = {rel: 'preload', as: 'image', href: src, imageSrcSet: srcSet, imageSizes: sizes};
  return [{tagName: 'link', ...link, fetchpriority: 'high'}];
}
