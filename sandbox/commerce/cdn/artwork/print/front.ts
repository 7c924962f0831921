import {balanceFront} from './balance';
import {clinicalFront} from './clinical';
import {treatsFront} from './treats';
import type {Line, Pack} from '../pack/pack';
import type {Sheet} from '../svg';

const FRONTS: Record<Line, (sheet: Sheet, pack: Pack, half: number) => string> = {
  balance: balanceFront,
  clinical: clinicalFront,
  treats: treatsFront,
};

/** The printed front of a tall pack: 1000 units high, base at y = 0, `half` units to each side of x = 0. */
export const tallFront = (sheet: Sheet, pack: Pack, half: number): string =>
  FRONTS[pack.line](sheet, pack, half);
