import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';

export type Variables = Record<string, string>;

interface Sources {
  /** Project folder: its `.env.example` is read and, unless `personal` is false, its `.env`. */
  root: string;
  /** False for tests and benchmarks, which must not depend on a developer's settings. @default true */
  personal?: boolean;
  /** False for a shop that must get every value explicitly, as in a deployment. @default true */
  example?: boolean;
  /** The shell's variables, limited to the names in `.env.example`. @default process.env */
  shell?: Record<string, string | undefined>;
  /** Take precedence over all other sources. */
  overrides?: Variables;
}

/**
 * The shop's environment: `.env.example` (unless excluded), then `.env`, then the shell, then `overrides` (HOUSE-02).
 */
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
 * Writes the variables to a file that only this user can read: the CLI passes variables to the worker only by file.
 * Call `remove` when the command ends.
 */
export function writeEnvFile(variables: Variables): {file: string; remove: () => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-env-'));
  const file = path.join(folder, 'env');
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${quoted(name, value)}`);
  writeFileSync(file, `${lines.join('\n')}\n`, {mode: 0o600});
  return {file, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/** The value in a kind of quotes that it doesn't contain. Nothing inside the quotes is expanded. */
function quoted(name: string, value: string): string {
  const quote = ["'", '`', '"'].find((candidate) => !value.includes(candidate));
  if (!quote)
    throw new Error(`${name} contains every kind of quote, so an env file can’t hold it.`);
  return `${quote}${value}${quote}`;
}

export function sandboxVariables(sandboxOrigin: string): Variables {
  return {
    PUBLIC_STORE_DOMAIN: sandboxOrigin,
    PUBLIC_CHECKOUT_DOMAIN: sandboxOrigin,
    PUBLIC_IMAGE_ORIGIN: sandboxOrigin,
    ADMIN_API_ORIGIN: sandboxOrigin,
    IDENTITY_URL: `${sandboxOrigin}/gigya`,
    CLINIC_DIRECTORY_URL: `${sandboxOrigin}/clinics`,
    INVENTORY_URL: `${sandboxOrigin}/inventory`,
    CONTENT_SYSTEM_URL: `${sandboxOrigin}/directus`,
    MAIL_URL: `${sandboxOrigin}/mail`,
    SUBSCRIPTIONS_URL: `${sandboxOrigin}/ordergroove`,
    REVIEWS_API_URL: `${sandboxOrigin}/bazaarvoice`,
    PUBLIC_PRIVACY_MANAGER_URL: `${sandboxOrigin}/trustarc/notice`,
    PUBLIC_REVIEWS_SCRIPT_URL: `${sandboxOrigin}/bazaarvoice/bv.js`,
    PUBLIC_TAG_MANAGER_URL: `${sandboxOrigin}/google/gtm.js?id=GTM-SANDBOX`,
    PUBLIC_EMAIL_MARKETING_URL: `${sandboxOrigin}/klaviyo/onsite/js/sandbox/klaviyo.js`,
    PUBLIC_ERROR_REPORTING_DSN: `${sandboxOrigin.replace('://', '://sandbox@')}/sentry/1`,
    GIVING_API_URL: `${sandboxOrigin}/giving/{service}`,
    GIVING_CLICKSTREAM_URL: `${sandboxOrigin}/giving/clickstream`,
    GIVING_ASSET_ORIGIN: sandboxOrigin,
  };
}
