import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';
import {FLAGS, trim, TRIMS} from '~scripts/trim-framework';

const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8');
const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file))
    .map((file) => read(folder, file));

describe('trimming the framework', () => {
  it.each(TRIMS)('replaces texts that the installed $module contains', ({module, texts}) => {
    const code = read('node_modules', module);
    const trimmed = trim(code, texts);
    for (const [text, instead] of Object.entries(texts)) {
      expect(trimmed).not.toContain(text);
      expect(trimmed).toContain(instead);
    }
  });

  it('fails when an update has changed a text', () => {
    expect(() => trim('if (isSinglePageApp) {}', {'if (isSpaMode)': 'if (false)'})).toThrow(
      'The framework no longer contains: if (isSpaMode)',
    );
  });

  it('takes only flags for granted that the shop turns on', () => {
    const config = read('vite.config.ts');
    const flags = filesOf('node_modules/@remix-run/react/dist/esm', /\.js$/).flatMap((code) =>
      [...code.matchAll(FLAGS)].map(([, flag]) => flag),
    );
    expect(new Set(flags)).toContain('v3_singleFetch');
    for (const flag of flags) expect(config).toContain(`${flag}: true`);
  });

  it('leaves out nothing that the shop uses', () => {
    const used =
      /\b(?:clientLoader|clientAction|HydrateFallback|PrefetchPageLinks|viewTransition|useBlocker)\b|\bprefetch=|\bdefer\(|import \{[^}]*Link\b[^}]*\} from '@remix-run\/react'/;
    const code = filesOf('app', /\.tsx?$/);
    expect(code.filter((text) => used.test(text))).toEqual([]);
  });
});
