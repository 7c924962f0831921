import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';

export type Variables = Record<string, string>;

interface Sources {
  /** Folder of the project: its `.env.example` and, unless `shared` is false, its `.env` are read. */
  root: string;
  /** False for tests and benchmarks, which must not depend on what a developer has set. Default true. */
  personal?: boolean;
  /** False for a shop that must be given every value, as a deployment is. Default true. */
  example?: boolean;
  /** The shell's variables. Only names that `.env.example` knows are taken. Default: this process's. */
  shell?: Record<string, string | undefined>;
  /** Win over everything. */
  overrides?: Variables;
}

/** The shop's environment: `.env.example` (unless it is left out), then `.env`, then the shell, then the overrides (HOUSE-02). */
export function composeEnv({
  root,
  personal = true,
  example: usesExample = true,
  shell = process.env,
  overrides = {},
}: Sources): Variables {
  const example = readEnvFile(path.join(root, '.env.example'));
  const own = personal ? readEnvFile(path.join(root, '.env')) : {};
  const fromShell = personal
    ? Object.keys(example).flatMap((name) => {
        const value = shell[name];
        return value === undefined ? [] : [[name, value] as const];
      })
    : [];
  return {...(usesExample && example), ...own, ...Object.fromEntries(fromShell), ...overrides};
}

function readEnvFile(file: string): Variables {
  if (!existsSync(file)) return {};
  const entries = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

/**
 * Writes the variables to a file that only this user can read, since the CLI hands the worker nothing but a file.
 * Call `remove` when the command ends.
 */
export function writeEnvFile(variables: Variables): {file: string; remove: () => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-env-'));
  const file = path.join(folder, 'env');
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${quoted(name, value)}`);
  writeFileSync(file, `${lines.join('\n')}\n`, {mode: 0o600});
  return {file, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/** A value in the one kind of quotes that it does not hold itself: inside, nothing is expanded. */
function quoted(name: string, value: string): string {
  const quote = ["'", '`', '"'].find((candidate) => !value.includes(candidate));
  if (!quote) throw new Error(`${name} holds every kind of quotes; an env file cannot carry it.`);
  return `${quote}${value}${quote}`;
}

/** The variables that point the shop at a sandbox. */
export function pointAt(sandboxOrigin: string): Variables {
  return {
    PUBLIC_STORE_DOMAIN: sandboxOrigin,
    PUBLIC_CHECKOUT_DOMAIN: sandboxOrigin,
    PUBLIC_IMAGE_ORIGIN: sandboxOrigin,
    ADMIN_API_ORIGIN: sandboxOrigin,
    IDENTITY_URL: `${sandboxOrigin}/gigya`,
    INVENTORY_URL: `${sandboxOrigin}/inventory`,
    CONTENT_SYSTEM_URL: `${sandboxOrigin}/directus`,
    MAIL_URL: `${sandboxOrigin}/mail`,
  };
}
