/** Viewport widths in CSS px (UI-17). Layout and carousels have their own breakpoints. */
export const IMAGE_SCREENS = {xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536} as const;

/** UI-18 */
export const IMAGE_DENSITIES = [1, 2] as const;

/** UI-19 */
export const IMAGE_FORMAT = 'webp';

export interface ImageTransform {
  /** In device px. */
  width: number;
  /** Width divided by height. Crops around the center if the source has another ratio. */
  aspectRatio?: number;
}

/**
 * Sets the image service's query parameters. Takes absolute and relative URLs and keeps other parameters, such as a
 * version.
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

function imageWidths(): number[] {
  const widths = Object.values(IMAGE_SCREENS).flatMap((screen) =>
    IMAGE_DENSITIES.map((density) => screen * density),
  );
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** One webp candidate per screen and density, with width descriptors for `sizes` (HOUSE-20). */
export function imageSrcSet(url: string, options: Omit<ImageTransform, 'width'> = {}): string {
  return imageWidths()
    .map((width) => `${imageUrl(url, {...options, width})} ${width}w`)
    .join(', ');
}
