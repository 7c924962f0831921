import {z} from 'zod';

/** Longest side that may be asked for, in pixels. More is answered with this much. */
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

/** The pixels that a picture is answered with. */
export interface Output {
  width: number;
  height: number;
  /** Which part stays when the shape changes; null: the shape stays. */
  crop: Crop | null;
  format: OutputFormat;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Reads a transform's query as Shopify's image service does. One side scales, both fit inside, both with `crop` cut to
 * that shape; nothing is ever enlarged. Without `format` the `Accept` header decides between webp and png.
 *
 * @returns null when a parameter is not one of those known
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
    ...(cropped ? cut({width, height}, natural) : fit(width, height, natural)),
    crop: cropped ? crop : null,
    format: format ?? (accept?.includes('image/webp') ? 'webp' : 'png'),
  };
}

function fit(width = Infinity, height = Infinity, natural: Size): Size {
  return scaled(natural, Math.min(1, width / natural.width, height / natural.height));
}

/** The shape that was asked for, made smaller as a whole until the picture can fill it. */
function cut(asked: Size, natural: Size): Size {
  return scaled(asked, Math.min(1, natural.width / asked.width, natural.height / asked.height));
}

const scaled = ({width, height}: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
});
