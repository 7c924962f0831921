import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {makeFontFiles} from '~scripts/font-subsets';
import {ROOT} from '~sandbox/root';

it('UI-39 the font files are those that `npm run fonts` generates', async () => {
  for (const {name, content} of await makeFontFiles()) {
    const stored = readFileSync(path.join(ROOT, 'styles/fonts', name));
    expect(stored.equals(Buffer.from(content)), name).toBe(true);
  }
});
