import {drawPack} from './pack/views';
import {Sheet} from './svg';
import type {Picture} from '../file-name';

/** Draws an image as an SVG document at its natural size. Text becomes outlines. */
export function drawSvg(picture: Picture): string {
  const sheet = new Sheet();
  const body =
    picture.kind === 'pack'
      ? drawPack(sheet, picture.pack, picture.view)
      : picture.scene.draw(sheet, picture.width, picture.height);
  return sheet.toSvg(body, picture.width, picture.height);
}
