import type {rasterise} from '~sandbox/commerce/cdn/rasterise';

/** In the place of a drawing: nothing but white, of the drawing's shape. Takes a tenth of the time. */
export const plainPicture: typeof rasterise = (svg, width) => {
  const [, across, down] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(down)) / Number(across));
  return Promise.resolve({data: Buffer.alloc(width * height * 4, 0xff), width, height});
};
