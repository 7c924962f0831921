import type {Scene} from './scene';
import {boards, skirting, wall} from '../props/room';
import type {Sheet} from '../svg';

/** A scene as wide as a page. */
export const wide = (draw: Scene['draw']): Scene => ({width: 2400, height: 1200, draw});

/** The y at which wall and floor of a wide room meet. */
export const FLOOR = 880;

export const room = (sheet: Sheet, w: number, h: number, color: string): string =>
  wall(sheet, w, FLOOR, color) + skirting(sheet, w, FLOOR, color) + boards(sheet, w, FLOOR, h);
