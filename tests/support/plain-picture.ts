import type {drawPicture} from '~sandbox/commerce/cdn/draw-picture';

/** Replaces the sandbox's drawing of a picture with plain white of the same shape. Takes a tenth of the time. */
export const plainPicture: typeof drawPicture = (picture, width) => {
  const height = Math.round((width * picture.height) / picture.width);
  return Promise.resolve({data: Buffer.alloc(width * height * 4, 0xff), width, height});
};
