/** Widths in CSS px that pictures are made for (UI-17). A scale of its own: layout and carousels have theirs. */
export const IMAGE_SCREENS = {xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536} as const;

/** Device pixels per CSS px that pictures are made for (UI-18). */
export const IMAGE_DENSITIES = [1, 2] as const;

/** The format of every picture (UI-19). */
export const IMAGE_FORMAT = 'webp';

export interface ImageTransform {
  /** In device px. */
  width: number;
  /** Width divided by height of the picture wanted. Another shape than the source's is cropped around its centre. */
  aspectRatio?: number;
}

/**
 * Address of a picture in one size, as webp, in the query parameters of the image service. Takes absolute and relative
 * addresses; other parameters, such as a version, are kept.
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

/** Every width that a screen at a density asks for, in device px, ascending, each once. */
function imageWidths(): number[] {
  const widths = Object.values(IMAGE_SCREENS).flatMap((screen) =>
    IMAGE_DENSITIES.map((density) => screen * density),
  );
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** Value of `srcset`: a webp candidate per image screen and density (HOUSE-20), by width, for use with `sizes`. */
export function imageSrcSet(url: string, options: Omit<ImageTransform, 'width'> = {}): string {
  return imageWidths()
    .map((width) => `${imageUrl(url, {...options, width})} ${width}w`)
    .join(', ');
}
