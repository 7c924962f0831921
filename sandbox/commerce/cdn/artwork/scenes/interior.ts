import type {Scene} from './scene';
import {boards, skirting, wall} from '../props/room';
import type {Sheet} from '../svg';

/** A scene for the width of a page. */
export const wide = (draw: Scene['draw']): Scene => ({width: 2400, height: 1200, draw});

/** Where the wall of a wide room meets its boards. */
export const FLOOR = 880;

export const room = (sheet: Sheet, w: number, h: number, color: string): string =>
  wall(sheet, w, FLOOR, color) + skirting(sheet, w, FLOOR, color) + boards(sheet, w, FLOOR, h);
