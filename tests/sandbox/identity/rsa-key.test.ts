import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

/** With a heap this small, V8 collects garbage while a key is exported. A deadlock stops the process for good. */
const EXPORTS = `
  import {createRsaKey} from './sandbox/identity/rsa-key';
  for (let made = 0; made < 10; made += 1) {
    const key = createRsaKey(512);
    for (let times = 0; times < 3000; times += 1) key.export({format: 'jwk'});
  }
  console.log('exported');
`;

describe('the keys of the identity provider', () => {
  it('ID-41 exports new keys while garbage is collected', async () => {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      ['--max-semi-space-size=1', '--import', 'tsx', '--input-type=module', '--eval', EXPORTS],
      {cwd: ROOT, timeout: 20_000},
    );
    expect(stdout.trim()).toBe('exported');
  }, 25_000);
});
