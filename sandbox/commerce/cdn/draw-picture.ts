import {drawSvg} from './artwork/draw-svg';
import type {Picture} from './file-name';
import {rasterize, type Layer, type Master} from './rasterize';
import {homeOf, readSceneFile} from './scene-files';

/** Draws a picture `width` pixels wide. This is the slow step. */
export const drawPicture = (picture: Picture, width: number): Promise<Master> =>
  rasterize(layersOf(picture), width);

/** From back to front. */
function layersOf(picture: Picture): [Layer, ...Layer[]] {
  if (picture.kind === 'scene') return [readSceneFile(picture.scene)];
  const drawn = drawSvg(picture);
  return picture.view === 'scene' ? [readSceneFile(homeOf(picture.pack)), drawn] : [drawn];
}
