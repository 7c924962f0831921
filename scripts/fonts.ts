/* Command line: writes `styles/fonts/`. Needed after a change of the font, its weights or its characters. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '~sandbox/root';
import {makeFontFiles} from './font-subsets';

const folder = path.join(ROOT, 'styles/fonts');
await mkdir(folder, {recursive: true});
for (const {name, content} of await makeFontFiles()) {
  await writeFile(path.join(folder, name), content);
}
