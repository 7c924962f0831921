import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseEnv as parseAppEnv} from '~/platform/env.server';
import {composeEnv, pointAt, writeEnvFile} from '~sandbox/run/env-file';
import {ROOT} from '~sandbox/run/options';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'env-file-'));
  writeFileSync(
    path.join(root, '.env.example'),
    '# comment\nSITE_ID=DTC\nMAINTENANCE=0\nSITE_PASSWORD=\n',
  );
});

afterEach(() => rmSync(root, {recursive: true}));

describe('composeEnv', () => {
  it.each([
    ['the example alone', '', {}, {}, 'DTC'],
    ['.env over the example', 'SITE_ID=fromFile', {}, {}, 'fromFile'],
    ['the shell over .env', 'SITE_ID=fromFile', {SITE_ID: 'fromShell'}, {}, 'fromShell'],
    ['an override over all', 'SITE_ID=fromFile', {SITE_ID: 'fromShell'}, {SITE_ID: 'HPSF'}, 'HPSF'],
  ])('takes %s', (_name, file, shell, overrides, expected) => {
    writeFileSync(path.join(root, '.env'), file);
    expect(composeEnv({root, shell, overrides})).toEqual({
      SITE_ID: expected,
      MAINTENANCE: '0',
      SITE_PASSWORD: '',
    });
  });

  it('takes nothing else of the shell, and nothing personal at all for tests', () => {
    writeFileSync(path.join(root, '.env'), 'MAINTENANCE=1');
    const shell = {PATH: '/bin', SITE_ID: 'HPSF'};
    expect(composeEnv({root, shell})).not.toHaveProperty('PATH');
    expect(composeEnv({root, shell, personal: false})).toEqual({
      SITE_ID: 'DTC',
      MAINTENANCE: '0',
      SITE_PASSWORD: '',
    });
  });

  it('EDGE-08 falls back to nothing of the example where it is left out', () => {
    writeFileSync(path.join(root, '.env'), 'MAINTENANCE=1');
    const shell = {PATH: '/bin', SITE_PASSWORD: 'sesame'};
    expect(composeEnv({root, shell, example: false})).toEqual({
      MAINTENANCE: '1',
      SITE_PASSWORD: 'sesame',
    });
  });

  it('HOUSE-02 .env.example alone is a complete environment', () => {
    const env = parseAppEnv(composeEnv({root: ROOT, personal: false}));
    expect(env.SITE_ID).toBe('DTC');
    expect(env.PUBLIC_STORE_DOMAIN).toBe('http://localhost:4000');
  });

  it('HOUSE-19 the staff site differs in SITE_ID alone', () => {
    const consumer = composeEnv({root: ROOT, personal: false});
    const staff = composeEnv({root: ROOT, personal: false, overrides: {SITE_ID: 'HPSF'}});
    expect({...staff, SITE_ID: 'DTC'}).toEqual(consumer);
    expect(parseAppEnv(staff).SITE_ID).toBe('HPSF');
  });

  it('pointAt moves every commerce origin to another sandbox', () => {
    const variables = composeEnv({
      root: ROOT,
      personal: false,
      overrides: pointAt('http://localhost:4321'),
    });
    expect(Object.values(variables).filter((value) => value.includes(':4000'))).toEqual([]);
  });
});

describe('writeEnvFile', () => {
  it.each(['plain', '', 'two words # no comment', "it's", '"both\'', 'a=b', '$HOME `x'])(
    'carries %j unchanged',
    (value) => {
      const {file, remove} = writeEnvFile({NAME: value, NEXT: '1'});
      expect(parseEnv(readFileSync(file, 'utf8'))).toEqual({NAME: value, NEXT: '1'});
      remove();
    },
  );

  it('is readable by this user alone, and goes when removed', () => {
    const {file, remove} = writeEnvFile({SESSION_SECRET: 'secret'});
    expect(statSync(file).mode & 0o077).toBe(0);
    remove();
    expect(() => statSync(file)).toThrow(/ENOENT/);
  });

  it('refuses a value that no quotes can hold', () => {
    expect(() => writeEnvFile({NAME: `'"\``})).toThrow('NAME');
  });
});
