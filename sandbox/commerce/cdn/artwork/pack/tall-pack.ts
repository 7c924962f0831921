import {backPrint} from '../print/back';
import {tallFront} from '../print/front';
import {LINE_STYLES} from '../print/lines';
import {clipped} from '../print/marks';
import {sidePrint} from '../print/side';
import {floorShadow} from './shadow';
import {fill, type Sheet} from '../svg';
import type {Pack} from './pack';

/** A film pack, 1000 units high, base at y = 0. */
export interface TallForm {
  /** Half the width. */
  half: (pack: Pack) => number;
  /** Half the depth, for the side view. */
  sideHalf: number;
  /** The outline for a given half-width. */
  outline: (half: number) => string;
  /** Draws seams, folds and light over the print. */
  dress: (sheet: Sheet, pack: Pack, half: number) => string;
}

/** The side of a pack that faces the viewer. */
export type Face = 'front' | 'back' | 'side';

export function tallPack(sheet: Sheet, form: TallForm, pack: Pack, face: Face): string {
  const half = face === 'side' ? form.sideHalf : form.half(pack);
  const outline = form.outline(half);
  const print = {front: tallFront, back: backPrint, side: sidePrint}[face];
  return (
    floorShadow(sheet, half) +
    clipped(
      sheet,
      outline,
      fill(outline, LINE_STYLES[pack.line].paper),
      print(sheet, pack, half),
      form.dress(sheet, pack, half),
    )
  );
}
