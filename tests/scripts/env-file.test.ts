import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseEnv as parseAppEnv} from '~/platform/env.server';
import {composeEnv, sandboxVariables, writeEnvFile} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';

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
  ])('uses %s', (_name, file, shell, overrides, expected) => {
    writeFileSync(path.join(root, '.env'), file);
    expect(composeEnv({root, shell, overrides})).toEqual({
      SITE_ID: expected,
      MAINTENANCE: '0',
      SITE_PASSWORD: '',
    });
  });

  it('ignores other shell variables, and all personal settings in tests', () => {
    writeFileSync(path.join(root, '.env'), 'MAINTENANCE=1');
    const shell = {PATH: '/bin', SITE_ID: 'HPSF'};
    expect(composeEnv({root, shell})).not.toHaveProperty('PATH');
    expect(composeEnv({root, shell, personal: false})).toEqual({
      SITE_ID: 'DTC',
      MAINTENANCE: '0',
      SITE_PASSWORD: '',
    });
  });

  it('EDGE-08 uses no values of .env.example when it is excluded', () => {
    writeFileSync(path.join(root, '.env'), 'MAINTENANCE=1');
    const shell = {PATH: '/bin', SITE_PASSWORD: 'sesame'};
    expect(composeEnv({root, shell, example: false})).toEqual({
      MAINTENANCE: '1',
      SITE_PASSWORD: 'sesame',
    });
  });

  it('HOUSE-02 returns a complete environment from .env.example alone', () => {
    const env = parseAppEnv(composeEnv({root: ROOT, personal: false}));
    expect(env.SITE_ID).toBe('DTC');
    expect(env.PUBLIC_STORE_DOMAIN).toBe('http://localhost:4000');
  });

  it('HOUSE-19b differs only in SITE_ID for the staff site', () => {
    const consumer = composeEnv({root: ROOT, personal: false});
    const staff = composeEnv({root: ROOT, personal: false, overrides: {SITE_ID: 'HPSF'}});
    expect({...staff, SITE_ID: 'DTC'}).toEqual(consumer);
    expect(parseAppEnv(staff).SITE_ID).toBe('HPSF');
  });

  it('sandboxVariables moves all origins to another sandbox', () => {
    const variables = composeEnv({
      root: ROOT,
      personal: false,
      overrides: sandboxVariables('http://localhost:4321'),
    });
    expect(Object.values(variables).filter((value) => value.includes(':4000'))).toEqual([]);
  });
});

describe('writeEnvFile', () => {
  it.each(['plain', '', 'two words # no comment', "it's", '"both\'', 'a=b', '$HOME `x'])(
    'writes %j unchanged',
    (value) => {
      const {file, remove} = writeEnvFile({NAME: value, NEXT: '1'});
      expect(parseEnv(readFileSync(file, 'utf8'))).toEqual({NAME: value, NEXT: '1'});
      remove();
    },
  );

  it('creates a file that only this user can read, and removes it', () => {
    const {file, remove} = writeEnvFile({SESSION_SECRET: 'secret'});
    expect(statSync(file).mode & 0o077).toBe(0);
    remove();
    expect(() => statSync(file)).toThrow(/ENOENT/);
  });

  it('rejects a value with every kind of quotes', () => {
    expect(() => writeEnvFile({NAME: `'"\``})).toThrow('NAME');
  });
});
