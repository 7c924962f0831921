import sharp from 'sharp';
import type {Crop, Output, OutputFormat} from './transform';

/** The uncompressed pixels of a whole image, four bytes each, before scaling and encoding. */
export interface Master {
  data: Buffer;
  width: number;
  height: number;
}

const MIME: Record<OutputFormat, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};

export const mimeOf = (format: OutputFormat): string => MIME[format];

/** Renders an SVG document `width` pixels wide. This is the slow step. */
export async function rasterize(svg: string, width: number): Promise<Master> {
  const {data, info} = await sharp(Buffer.from(svg), {limitInputPixels: false})
    .resize({width})
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

const POSITIONS: Record<Crop, string> = {
  center: 'centre',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
};

/** Scales, crops and encodes an image. In a jpg, transparent areas become white. */
export async function encode(
  {data, width, height}: Master,
  {crop, format, ...size}: Output,
): Promise<Buffer> {
  const image = sharp(data, {raw: {width, height, channels: 4}}).resize({
    ...size,
    ...(crop ? {fit: 'cover', position: POSITIONS[crop]} : {fit: 'fill'}),
  });
  switch (format) {
    case 'webp':
      return image.webp({quality: 75, alphaQuality: 70, effort: 4}).toBuffer();
    case 'png':
      return image.png({compressionLevel: 6}).toBuffer();
    case 'jpg':
      return image.flatten({background: '#ffffff'}).jpeg({quality: 84}).toBuffer();
  }
}
