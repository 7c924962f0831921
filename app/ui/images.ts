/** Viewport widths for image candidates, in CSS px (UI-17). Layout and carousels have their own breakpoints. */
export const IMAGE_SCREENS = {xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536} as const;

/** Pixel densities for image candidates (UI-18). */
export const IMAGE_DENSITIES = [1, 2] as const;

/** The format of every picture (UI-19). */
export const IMAGE_FORMAT = 'webp';

export interface ImageTransform {
  /** In device px. */
  width: number;
  /** Width divided by height. Crops around the center when the source has another ratio. */
  aspectRatio?: number;
}

/**
 * URL of a picture in one size, as webp, with the query parameters of the image service. Takes absolute and relative
 * URLs and keeps other parameters, such as a version.
 */
export function imageUrl(url: string, {width, aspectRatio}: ImageTransform): string {
  const [path = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('width', String(width));
  if (aspectRatio !== undefined) {
    parameters.set('height', String(Math.round(width / aspectRatio)));
    parameters.set('crop', 'center');
  }
  parameters.set('format', IMAGE_FORMAT);
  return `${path}?${parameters.toString()}`;
}

/** The width of each screen at each density, in device px, ascending, without duplicates. */
function imageWidths(): number[] {
  const widths = Object.values(IMAGE_SCREENS).flatMap((screen) =>
    IMAGE_DENSITIES.map((density) => screen * density),
  );
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** Value of `srcset`: a webp candidate per screen and density, with width descriptors for `sizes` (HOUSE-20). */
export function imageSrcSet(url: string, options: Omit<ImageTransform, 'width'> = {}): string {
  return imageWidths()
    .map((width) => `${imageUrl(url, {...options, width})} ${width}w`)
    .join(', ');
}
