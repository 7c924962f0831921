import {drawPack} from './pack/views';
import type {Pack, View} from './pack/pack';
import {Sheet} from './svg';

/** Draws a pack as an SVG document at its natural size, on a transparent background. Text becomes outlines. */
export function drawSvg({pack, view, width, height}: PackPicture): string {
  const sheet = new Sheet();
  return sheet.toSvg(drawPack(sheet, pack, view), width, height);
}

export interface PackPicture {
  pack: Pack;
  view: View;
  width: number;
  height: number;
}
