import {z} from 'zod';
import {parseDsn} from './error-report/envelope';
import {isLoopback} from './loopback';
import {parseUrl} from './parse-url';
import {isPublishedSecret, SECRET_NAMES} from './published-secrets';
import {SITE_IDS} from './site-id';
import {trimEndOf} from './trim-end';

const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1', ''], 'must be empty, 0 or 1')
    .optional()
    .transform((value) => (value || fallback) === '1');

const HOST_OR_ORIGIN = 'a host or an http(s) origin';

const withScheme = (text: string) => (text.includes('://') ? text : `https://${text}`);

/** Scheme and host without a path. Oxygen sets a bare host, which gets `https://`. */
const origin = z.string().transform((value, check) => {
  const text = withScheme(value);
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    check.addIssue({code: 'custom', message: `must be ${HOST_OR_ORIGIN}`});
    return z.NEVER;
  }
  /* The sandbox has no https, so a bare `localhost:4000` would be a shop whose every service is down. */
  if (text !== value && isLoopback(url.hostname)) {
    check.addIssue({
      code: 'custom',
      message: 'must begin with http:// or https:// on this machine',
    });
    return z.NEVER;
  }
  return url.origin;
});

const serviceUrl = z
  .url({protocol: /^https?$/, error: 'must be an http(s) URL'})
  .transform((url) => trimEndOf(url, '/'));

/** `null` for a missing or empty value. */
const optional = <Schema extends z.ZodType>(schema: Schema, error?: string) =>
  z
    .union([z.literal('').transform(() => null), schema], error)
    .optional()
    .transform((value) => value ?? null);

const EMPTY_OR_URL = 'must be empty or an http(s) URL';

/** The URL of a third party. If empty, the shop works without it. */
const optionalUrl = optional(z.url({protocol: /^https?$/, error: EMPTY_OR_URL}));
/** The giving service is optional, and browsers call it. */
const optionalServiceUrl = optional(serviceUrl, EMPTY_OR_URL);
const optionalOrigin = optional(origin, `must be empty, ${HOST_OR_ORIGIN}`);

/** A URL with `{service}` in the place of the service's name, which may be in its host. */
const serviceUrlPattern = z
  .string()
  .optional()
  .refine(
    (text) =>
      !text ||
      (text.includes('{service}') && serviceUrl.safeParse(text.replace('{service}', 'x')).success),
    'must be empty or an http(s) URL with {service}',
  )
  .transform((text) => (text ? trimEndOf(text, '/') : null));

const required = z.string().min(1, 'is empty');
/** Sent in a header. A line break at the end, as secret stores like to add, would make every call fail. */
const token = required.regex(/^[!-~]*$/, 'must not have spaces, line breaks or special characters');

const secret = z.string().min(16, 'must be at least 16 characters');
const optionalSecret = optional(z.string().min(16, 'must be empty or at least 16 characters'));

const seconds = z
  .string()
  .regex(/^\d{0,6}$/, 'must be empty or a whole number of seconds')
  .optional()
  .transform((text) => (text ? Number(text) : null));

/**
 * The settings with the upstreams' URLs. While all of them are on this machine, the secrets give access to nothing
 * else.
 */
const SERVICE_NAMES = [
  'PUBLIC_STORE_DOMAIN',
  'ADMIN_API_ORIGIN',
  'IDENTITY_URL',
  'CONTENT_SYSTEM_URL',
  'INVENTORY_URL',
  'CLINIC_DIRECTORY_URL',
  'MAIL_URL',
  'SUBSCRIPTIONS_URL',
  'REVIEWS_API_URL',
] as const;

const schema = z.object({
  SITE_ID: z.enum(SITE_IDS, `must be ${SITE_IDS.join(' or ')}`),
  PUBLIC_STORE_DOMAIN: origin,
  PUBLIC_CHECKOUT_DOMAIN: origin,
  PUBLIC_IMAGE_ORIGIN: origin,
  PUBLIC_STOREFRONT_API_TOKEN: token,
  PRIVATE_STOREFRONT_API_TOKEN: token,
  ADMIN_API_ORIGIN: origin,
  ADMIN_API_TOKEN: token,
  MULTIPASS_SECRET: secret,
  IDENTITY_URL: serviceUrl,
  IDENTITY_API_KEY: required,
  IDENTITY_USER_KEY: required,
  IDENTITY_SECRET: required,
  CONTENT_SYSTEM_URL: serviceUrl,
  CONTENT_SYSTEM_TOKEN: token,
  INVENTORY_URL: serviceUrl,
  INVENTORY_TOKEN: token,
  CLINIC_DIRECTORY_URL: serviceUrl,
  CLINIC_DIRECTORY_TOKEN: token,
  MAIL_URL: serviceUrl,
  MAIL_TOKEN: token,
  REVIEWS_API_URL: serviceUrl,
  REVIEWS_PASSKEY: required,
  PUBLIC_PRIVACY_MANAGER_URL: optionalUrl,
  PUBLIC_REVIEWS_SCRIPT_URL: optionalUrl,
  PUBLIC_TAG_MANAGER_URL: optionalUrl,
  PUBLIC_EMAIL_MARKETING_URL: optionalUrl,
  PUBLIC_ERROR_REPORTING_DSN: optionalUrl.refine(
    (text) => text === null || parseDsn(text) !== null,
    'must have a key and a project: https://<key>@<host>/<project>',
  ),
  CONTACT_EMAIL_TO: optional(z.email('must be empty or an email address')),
  GIVING_STORE_ID: z
    .string()
    .optional()
    .transform((id) => id?.trim() || null),
  GIVING_API_URL: serviceUrlPattern,
  GIVING_CLICKSTREAM_URL: optionalServiceUrl,
  GIVING_PROXY_URL: optionalServiceUrl,
  GIVING_ASSET_ORIGIN: optionalOrigin,
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: optionalSecret.transform((value) => (value === null ? [] : [value])),
  SUBSCRIPTIONS_URL: serviceUrl,
  SUBSCRIPTIONS_MERCHANT_ID: required,
  SUBSCRIPTIONS_API_KEY: token,
  SUBSCRIPTIONS_HASH_KEY: required,
  SESSION_IDLE_SECONDS: seconds.refine((value) => value !== 0, 'must be empty or more than 0'),
  SESSION_ALERT_SECONDS: seconds,
  PUBLIC_SITE_ORIGIN: optionalOrigin,
  PD_CUSTOMER_GROUPS: z
    .string()
    .optional()
    .transform((text) =>
      (text ?? '')
        .split(',')
        .map((group) => group.trim())
        .filter(Boolean),
    ),
  SITE_PASSWORD: optional(z.string()),
  PREVIEW_KEY: optionalSecret,
  CONTENT_HOOK_SECRET: optionalSecret,
  MAINTENANCE: flag('0'),
  FEATURE_AUTOSHIP_FULFILMENT: flag('1'),
  FEATURE_ADD_FAILURE_MESSAGE: flag('1'),
  FEATURE_HAWAII_DELIVERY: flag('1'),
});

type Settings = z.output<typeof schema>;

export interface AppEnv extends Settings {
  /** All upstreams run on this machine, as in development, tests and benchmarks. */
  isLocal: boolean;
}

/** `message` lists every problem, one per line (HOUSE-01). */
export class EnvError extends Error {
  override name = 'EnvError';
}

const parsed = new WeakMap<object, AppEnv>();

/**
 * Parses once per isolate.
 * @throws {EnvError} with a readable list of problems
 */
export function parseEnv(raw: object): AppEnv {
  const known = parsed.get(raw);
  if (known) return known;
  const result = schema.safeParse(raw);
  const published = publishedSecrets(raw as Record<string, unknown>);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${describe(issue)}`,
    );
    throw new EnvError(
      ['The environment is invalid (see .env.example):', ...problems, ...published].join('\n'),
    );
  }
  const env = {...result.data, isLocal: isLocal(result.data)};
  const deploymentProblems = [...published];
  if (!env.isLocal && env.PUBLIC_SITE_ORIGIN === null) {
    deploymentProblems.push(
      '  PUBLIC_SITE_ORIGIN: is missing; links in emails and search engines need it',
    );
  }
  if (deploymentProblems.length > 0) {
    throw new EnvError(
      ['The environment isn’t ready for a deployment:', ...deploymentProblems].join('\n'),
    );
  }
  parsed.set(raw, env);
  return env;
}

/** A malformed URL is on no machine: the list of problems names it, and nothing else because of it. */
function isLocal(settings: Record<string, unknown>): boolean {
  return SERVICE_NAMES.every((name) => {
    const text = settings[name];
    const url = typeof text === 'string' ? parseUrl(withScheme(text)) : null;
    return url === null || isLoopback(url.hostname);
  });
}

/**
 * Published secrets are allowed only on a local machine (EDGE-08). The values are left out, because the message goes to
 * the log.
 */
function publishedSecrets(raw: Record<string, unknown>): string[] {
  if (isLocal(raw)) return [];
  return SECRET_NAMES.filter((name) => {
    const value = raw[name];
    return typeof value === 'string' && isPublishedSecret(value);
  }).map((name) => `  ${name}: is published in .env.example; set a secret of your own`);
}

function describe(issue: z.core.$ZodIssue): string {
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return missing ? 'is missing' : issue.message;
}
