import {z} from 'zod';

/** Maximum width and height in pixels. Larger requests are reduced to it. */
export const MAX_PIXELS = 3000;

const CROPS = ['center', 'top', 'bottom', 'left', 'right'] as const;
export type Crop = (typeof CROPS)[number];

const OUTPUT_FORMATS = ['webp', 'png', 'jpg'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform((digits) => Math.min(Number(digits), MAX_PIXELS))
  .optional();

const querySchema = z.object({
  width: pixels,
  height: pixels,
  crop: z.enum(CROPS).optional(),
  format: z.enum(OUTPUT_FORMATS).optional(),
});

export interface Output {
  width: number;
  height: number;
  /** The part to keep when the aspect ratio changes. `null`: the aspect ratio stays. */
  crop: Crop | null;
  format: OutputFormat;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Parses a transform's query like Shopify's image service. One dimension scales, two fit the image inside them, and two
 * with `crop` cut it to that shape; images are never enlarged. Without `format`, the `Accept` header decides between
 * webp and png.
 *
 * @returns null when a parameter has an invalid value
 */
export function parseOutput(
  query: Record<string, string>,
  accept: string | undefined,
  natural: Size,
): Output | null {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return null;
  const {width, height, crop = null, format} = parsed.data;
  const cropped = crop !== null && width !== undefined && height !== undefined;
  return {
    ...(cropped ? cropSize({width, height}, natural) : fitSize(width, height, natural)),
    crop: cropped ? crop : null,
    format: format ?? (accept?.includes('image/webp') ? 'webp' : 'png'),
  };
}

function fitSize(width = Infinity, height = Infinity, natural: Size): Size {
  return scaleSize(natural, Math.min(1, width / natural.width, height / natural.height));
}

/** Scales the requested shape down until the image can fill it. */
function cropSize(requested: Size, natural: Size): Size {
  return scaleSize(
    requested,
    Math.min(1, natural.width / requested.width, natural.height / requested.height),
  );
}

const scaleSize = ({width, height}: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});
