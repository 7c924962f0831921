import type {CatalogImage} from '../../catalog/types';
import {gid, gidKey} from '../gid';
import type {Resolver, ResolverMap, StorefrontRequest} from '../types';

interface ImageTransform {
  maxWidth?: number | null;
  maxHeight?: number | null;
  crop?: string | null;
  preferredContentType?: string | null;
  scale?: number | null;
}

/** An image as product media, a metafield's file or a brand logo. Source of `MediaImage`. */
export interface MediaImageSource {
  __typename: 'MediaImage';
  picture: CatalogImage;
}

export function mediaImage(picture: CatalogImage): MediaImageSource {
  return {__typename: 'MediaImage', picture};
}

/**
 * Absolute URL of an image. The transform becomes the image service's query (`width height crop format`), with `scale`
 * multiplied in. As in Shopify, the `width` and `height` fields stay those of the original.
 */
function imageUrl(
  image: CatalogImage,
  transform: ImageTransform | null | undefined,
  {sandbox}: StorefrontRequest,
): string {
  const scale = transform?.scale ?? 1;
  const {maxWidth, maxHeight, crop, preferredContentType} = transform ?? {};
  const query = new URLSearchParams();
  if (maxWidth != null) query.set('width', String(maxWidth * scale));
  if (maxHeight != null) query.set('height', String(maxHeight * scale));
  if (crop != null) query.set('crop', crop.toLowerCase());
  if (preferredContentType != null) query.set('format', preferredContentType.toLowerCase());
  const suffix = query.size > 0 ? `?${query}` : '';
  return `${sandbox.origin}${image.path}${suffix}`;
}

/** Resolvers of `Image`. Source: `CatalogImage`. */
export const imageFields: Record<string, Resolver> = {
  id: (image: CatalogImage) => gid('ImageSource', gidKey(image.id)),
  url: (image: CatalogImage, {transform}: {transform?: ImageTransform | null}, request) =>
    imageUrl(image, transform, request),
};

/** `Image` (source `CatalogImage`) and `MediaImage` (source `MediaImageSource`). */
export const imageResolvers: ResolverMap = {
  Image: imageFields,
  MediaImage: {
    image: ({picture}: MediaImageSource) => picture,
    previewImage: ({picture}: MediaImageSource) => picture,
  },
};
