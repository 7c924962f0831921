import type {Sheet} from '../svg';

export interface Scene {
  /** Natural size in pixels. */
  width: number;
  height: number;
  draw: (sheet: Sheet, width: number, height: number) => string;
}
