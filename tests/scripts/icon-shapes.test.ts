import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ICON_SHAPES_FILE, makeIconShapes} from '~scripts/icon-shapes';
import {ROOT} from '~sandbox/root';

it('UI-42 the shapes of the icons are those that `npm run icons` generates', async () => {
  expect(readFileSync(path.join(ROOT, ICON_SHAPES_FILE), 'utf8')).toBe(await makeIconShapes());
});
