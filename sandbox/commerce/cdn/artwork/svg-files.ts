import {readdirSync, readFileSync} from 'node:fs';

const FOLDER = new URL('../pictures/', import.meta.url);

/** Files that have been read, by name. */
const files = new Map<string, SvgFile>();

interface SvgFile {
  /** Natural size in pixels; 0 for a part, which has none. */
  width: number;
  height: number;
  /** The elements of the document. */
  body: string;
}

/** Reads a file of `pictures` by its path without the extension, such as `scenes/kitchen`. */
export function readSvgFile(name: string): SvgFile {
  const known = files.get(name);
  if (known) return known;
  const svg = readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8');
  const start = svg.indexOf('>') + 1;
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg.slice(0, start)) ?? [];
  const file = {
    width: Number(width ?? 0),
    height: Number(height ?? 0),
    body: svg.slice(start, svg.lastIndexOf('</svg>')),
  };
  files.set(name, file);
  return file;
}

/** The names of the files in a folder of `pictures`, without the extension. */
export const listSvgFiles = (folder: 'scenes' | 'parts'): string[] =>
  readdirSync(new URL(folder, FOLDER)).map((file) => file.replace(/\.svg$/, ''));
