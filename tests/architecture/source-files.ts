import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '~sandbox/root';

export interface SourceFile {
  /** Path from the project's root, with `/`. */
  file: string;
  text: string;
}

export function readSourceFiles(places: string[], pattern: RegExp): SourceFile[] {
  return places
    .flatMap((place) => listFiles(place))
    .filter((file) => pattern.test(file))
    .map((file) => ({file, text: readFileSync(path.join(ROOT, file), 'utf8')}));
}

function listFiles(place: string): string[] {
  if (path.extname(place)) return [place];
  return readdirSync(path.join(ROOT, place), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
