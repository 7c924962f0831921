import {readFileSync} from 'node:fs';
import * as fontkit from 'fontkit';
import type {Font} from 'fontkit';
import {round2} from '../svg';

/**
 * Draws text as outlines, because the rendering machine may have no fonts. `figtree.ttf` is
 * `@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2`, decompressed: fontkit can't create variations
 * of a woff2 file.
 */
const figtree = openFont(new URL('figtree.ttf', import.meta.url));

function openFont(file: URL): Font {
  const font = fontkit.create(readFileSync(file));
  if (font.type === 'TTF') return font;
  throw new Error(`${file.pathname} is not a single TrueType font`);
}

export type Weight = 400 | 500 | 600 | 700 | 800;

export interface TextStyle {
  size: number;
  weight: Weight;
  fill: string;
  /**
   * The point of the line that `x` refers to.
   *
   * @default 'middle'
   */
  anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing in the drawing's units. */
  spacing?: number;
  /** Wider lines are scaled down to this width. */
  maxWidth?: number;
}

const weights = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const font = weights.get(weight) ?? figtree.getVariation({wght: weight});
  weights.set(weight, font);
  return font;
}

/** Draws one line of text as a path, with its baseline at `y`. */
export function text(line: string, x: number, y: number, style: TextStyle): string {
  const {run, scale, spacing, width} = measure(line, style);
  let pen = x - width * ANCHORS[style.anchor ?? 'middle'];
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    d += glyph.path.transform(scale, 0, 0, -scale, round2(pen), round2(y)).toSVG();
    pen += (run.positions[i]?.xAdvance ?? 0) * scale + spacing;
  });
  return d && `<path d="${d}" fill="${style.fill}"/>`;
}

const ANCHORS = {start: 0, middle: 0.5, end: 1} as const;

const textWidth = (line: string, style: TextStyle): number => measure(line, style).width;

/** Lays out a line and scales it to fit `maxWidth`. `scale` is the drawing's units per font unit. */
function measure(line: string, {size, weight, spacing = 0, maxWidth = Infinity}: TextStyle) {
  const font = fontOf(weight);
  const run = font.layout(line);
  const advance = run.positions.reduce((sum, {xAdvance}) => sum + xAdvance, 0);
  const natural = (advance * size) / font.unitsPerEm + spacing * (run.glyphs.length - 1);
  const fitScale = Math.min(1, maxWidth / natural);
  return {
    run,
    scale: (size * fitScale) / font.unitsPerEm,
    spacing: spacing * fitScale,
    width: natural * fitScale,
  };
}

/** Breaks text into lines of at most `width` units. A longer word gets its own line. */
export function wrap(words: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, style) > width) lines.push(word);
    else lines.splice(Math.max(0, lines.length - 1), 1, longer);
  }
  return lines;
}
