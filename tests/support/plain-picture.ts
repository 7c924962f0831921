import type {rasterize} from '~sandbox/commerce/cdn/rasterize';

/** Replaces the sandbox's drawing of a picture with plain white of the same shape. Takes a tenth of the time. */
export const plainPicture: typeof rasterize = (svg, width) => {
  const [, across, down] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(down)) / Number(across));
  return Promise.resolve({data: Buffer.alloc(width * height * 4, 0xff), width, height});
};
