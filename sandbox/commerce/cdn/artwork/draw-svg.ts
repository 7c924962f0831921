import {packFront} from './pack/pack-front';
import {drawPack} from './pack/views';
import {declareParts} from './parts';
import type {Scene} from './scenes';
import {Sheet} from './svg';
import {readSvgFile} from './svg-files';
import {parseFileName, type Picture} from '../file-name';

/** Draws an image as an SVG document at its natural size. Text becomes outlines. */
export function drawSvg(picture: Picture): string {
  const sheet = new Sheet();
  const body =
    picture.kind === 'pack'
      ? drawPack(sheet, picture.pack, picture.view)
      : drawScene(sheet, picture.scene);
  return sheet.toSvg(body, picture.width, picture.height);
}

/** Draws a scene from its file. The file refers to packs by the names of their images. */
function drawScene(sheet: Sheet, scene: Scene): string {
  const {body} = readSvgFile(`scenes/${scene.name}`);
  declareParts(sheet, body);
  for (const [, name = ''] of body.matchAll(/<use href="#(pack_[a-z0-9_.-]+)"/g)) {
    const picture = parseFileName(`${name}.png`);
    if (picture?.kind === 'pack') sheet.shape(name, () => packFront(sheet, picture.pack));
  }
  return body;
}
