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

const WIDTHS = [
  ...new Set(
    Object.values(IMAGE_SCREENS).flatMap((screen) =>
      IMAGE_DENSITIES.map((density) => screen * density),
    ),
  ),
].sort((a, b) => a - b);

const PX_PER_REM = 16;
const CLAUSE = /^(?:\(width >= (?<from>[\d.]+)rem\) )?(?<length>[\d.]+)(?<unit>px|rem|vw)$/;

/**
 * The largest width in CSS px at which an image with these `sizes` is shown. Wider screens than the largest image screen
 * count as that one.
 * @throws if a clause isn't `[(width >= Nrem) ]N` with the unit px, rem or vw
 */
export function largestSlot(sizes: string): number {
  let below: number = IMAGE_SCREENS.xxl;
  const slots = sizes.split(', ').map((clause) => {
    const {from, length, unit} = CLAUSE.exec(clause)?.groups ?? {};
    if (length === undefined) throw new Error(`not a clause of sizes: ${clause}`);
    const screen = below;
    below = Number(from ?? 0) * PX_PER_REM;
    if (unit === 'vw') return (Number(length) / 100) * screen;
    return Number(length) * (unit === 'rem' ? PX_PER_REM : 1);
  });
  return Math.max(...slots);
}

export interface ImageSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * One webp candidate per screen and density, with width descriptors for `sizes`, up to the first that is wide enough for
 * the largest slot at the highest density (HOUSE-20). A slot that needs less than the smallest screen gets a single
 * image of the width it needs.
 */
export function imageSources(
  url: string,
  {sizes, aspectRatio}: Omit<ImageTransform, 'width'> & {sizes: string},
): ImageSources {
  const needed = Math.ceil(largestSlot(sizes) * Math.max(...IMAGE_DENSITIES));
  if (needed < IMAGE_SCREENS.xs) return {src: imageUrl(url, {width: needed, aspectRatio})};
  const enough = WIDTHS.findIndex((width) => width >= needed);
  const candidates = WIDTHS.slice(0, enough === -1 ? undefined : enough + 1);
  return {
    src: imageUrl(url, {width: IMAGE_SCREENS.sm, aspectRatio}),
    srcSet: candidates
      .map((width) => `${imageUrl(url, {width, aspectRatio})} ${width}w`)
      .join(', '),
    sizes,
  };
}
