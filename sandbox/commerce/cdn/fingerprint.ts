import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Twelve hex digits that change with the drawing code and files, so images cached from older ones aren't served. */
export function artworkFingerprint(): string {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
    if (/\.(?:svg|ts)$/.test(file)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
