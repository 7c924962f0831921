import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {THIRD_PARTIES, THIRD_PARTY_IDS} from '~/domains/consent/third-parties';
import {THIRD_PARTIES_DOCUMENT, thirdPartiesDocument} from '~tests/tools/third-parties-document';

it('CONS-21 docs/third-parties.md is up to date (npm run docs:third-parties) and lists every third party', async () => {
  const written = readFileSync(THIRD_PARTIES_DOCUMENT, 'utf8');
  expect(written).toBe(await thirdPartiesDocument());
  for (const id of THIRD_PARTY_IDS) {
    const {name, setting} = THIRD_PARTIES[id];
    expect(written).toContain(name);
    expect(written).toContain(setting);
  }
});
