import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv as parseEnvFile} from 'node:util';
import {describe, expect, it} from 'vitest';
import {EnvError, parseEnv} from '~/platform/env.server';
import {isPublishedSecret, SECRET_NAMES} from '~/platform/published-secrets';
import {ROOT} from '~sandbox/root';

const GOOD = {
  SITE_ID: 'DTC',
  PUBLIC_STORE_DOMAIN: 'marlowe.example',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.marlowe.example',
  PUBLIC_IMAGE_ORIGIN: 'https://cdn.marlowe.example/',
  PUBLIC_STOREFRONT_API_TOKEN: 'public',
  PRIVATE_STOREFRONT_API_TOKEN: 'private',
  ADMIN_API_ORIGIN: 'https://marlowe.myshopify.com',
  ADMIN_API_TOKEN: 'admin',
  MULTIPASS_SECRET: '0123456789abcdef',
  IDENTITY_URL: 'https://accounts.us1.gigya.com',
  IDENTITY_API_KEY: 'site-key',
  IDENTITY_USER_KEY: 'user-key',
  IDENTITY_SECRET: 'c2VjcmV0',
  CONTENT_SYSTEM_URL: 'https://content.marlowe.example',
  CONTENT_SYSTEM_TOKEN: 'content',
  INVENTORY_URL: 'https://stock.marlowe.example/api',
  INVENTORY_TOKEN: 'inventory',
  CLINIC_DIRECTORY_URL: 'https://clinics.marlowe.example/api',
  CLINIC_DIRECTORY_TOKEN: 'clinics',
  MAIL_URL: 'https://mail.marlowe.example/v1',
  MAIL_TOKEN: 'mail',
  REVIEWS_API_URL: 'https://api.reviews.example',
  REVIEWS_PASSKEY: 'passkey',
  SESSION_SECRET: '0123456789abcdef',
  SUBSCRIPTIONS_URL: 'https://restapi.ordergroove.com',
  SUBSCRIPTIONS_MERCHANT_ID: 'merchant',
  SUBSCRIPTIONS_API_KEY: 'subscriptions-key',
  SUBSCRIPTIONS_HASH_KEY: 'hash key',
  PUBLIC_SITE_ORIGIN: 'https://www.marlowe.example',
};

const INVALID = 'The environment is invalid (see .env.example):';
const DEPLOYMENT = 'The environment isn’t ready for a deployment:';

/** The lines of the error message after its heading. */
function problemsOf(raw: object, expected: string = INVALID): string[] {
  try {
    parseEnv(raw);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    const [heading, ...problems] = (error as EnvError).message.split('\n');
    expect(heading).toBe(expected);
    return problems;
  }
}

describe('parseEnv', () => {
  it('parses a complete environment: hosts become https origins, switches become booleans', () => {
    expect(parseEnv({...GOOD, MAINTENANCE: '1', SITE_PASSWORD: 'let me in'})).toEqual({
      ...GOOD,
      PUBLIC_STORE_DOMAIN: 'https://marlowe.example',
      PUBLIC_CHECKOUT_DOMAIN: 'https://checkout.marlowe.example',
      PUBLIC_IMAGE_ORIGIN: 'https://cdn.marlowe.example',
      PUBLIC_PRIVACY_MANAGER_URL: null,
      PUBLIC_REVIEWS_SCRIPT_URL: null,
      PUBLIC_TAG_MANAGER_URL: null,
      PUBLIC_EMAIL_MARKETING_URL: null,
      PUBLIC_ERROR_REPORTING_DSN: null,
      CONTACT_EMAIL_TO: null,
      SITE_PASSWORD: 'let me in',
      PREVIEW_KEY: null,
      CONTENT_HOOK_SECRET: null,
      SESSION_SECRET_PREVIOUS: [],
      SESSION_IDLE_SECONDS: null,
      SESSION_ALERT_SECONDS: null,
      PD_CUSTOMER_GROUPS: [],
      GIVING_STORE_ID: null,
      GIVING_API_URL: null,
      GIVING_CLICKSTREAM_URL: null,
      GIVING_PROXY_URL: null,
      GIVING_ASSET_ORIGIN: null,
      isLocal: false,
      MAINTENANCE: true,
      FEATURE_AUTOSHIP_FULFILMENT: true,
      FEATURE_ADD_FAILURE_MESSAGE: true,
      FEATURE_HAWAII_DELIVERY: true,
    });
  });

  it('uses defaults for missing and empty optional values', () => {
    const defaults = {
      CONTACT_EMAIL_TO: null,
      SITE_PASSWORD: null,
      MAINTENANCE: false,
      FEATURE_AUTOSHIP_FULFILMENT: true,
      FEATURE_ADD_FAILURE_MESSAGE: true,
      FEATURE_HAWAII_DELIVERY: true,
    };
    expect(parseEnv({...GOOD})).toMatchObject(defaults);
    const empty = Object.fromEntries(Object.keys(defaults).map((name) => [name, '']));
    expect(parseEnv({...GOOD, ...empty})).toMatchObject(defaults);
    expect(parseEnv({...GOOD, FEATURE_AUTOSHIP_FULFILMENT: '0'})).toMatchObject({
      FEATURE_AUTOSHIP_FULFILMENT: false,
    });
  });

  it.each([
    ['1200', '0', {SESSION_IDLE_SECONDS: 1200, SESSION_ALERT_SECONDS: 0}],
    ['', '', {SESSION_IDLE_SECONDS: null, SESSION_ALERT_SECONDS: null}],
  ])('CONST-18 reads the idle times as seconds: %j, %j', (idle, alert, expected) => {
    const times = {SESSION_IDLE_SECONDS: idle, SESSION_ALERT_SECONDS: alert};
    expect(parseEnv({...GOOD, ...times})).toMatchObject(expected);
  });

  it.each(['0', '-5', '1.5', 'soon', '9999999'])('HOUSE-01b rejects the idle time %j', (idle) => {
    expect(problemsOf({...GOOD, SESSION_IDLE_SECONDS: idle})).toEqual([
      expect.stringMatching(/^ {2}SESSION_IDLE_SECONDS: must be empty or /),
    ]);
  });

  it('HOUSE-01b lists every missing name of an empty environment, one per line', () => {
    expect(problemsOf({})).toEqual([
      expect.stringMatching(/^ {2}SITE_ID: /),
      '  PUBLIC_STORE_DOMAIN: is missing',
      '  PUBLIC_CHECKOUT_DOMAIN: is missing',
      '  PUBLIC_IMAGE_ORIGIN: is missing',
      '  PUBLIC_STOREFRONT_API_TOKEN: is missing',
      '  PRIVATE_STOREFRONT_API_TOKEN: is missing',
      '  ADMIN_API_ORIGIN: is missing',
      '  ADMIN_API_TOKEN: is missing',
      '  MULTIPASS_SECRET: is missing',
      '  IDENTITY_URL: is missing',
      '  IDENTITY_API_KEY: is missing',
      '  IDENTITY_USER_KEY: is missing',
      '  IDENTITY_SECRET: is missing',
      '  CONTENT_SYSTEM_URL: is missing',
      '  CONTENT_SYSTEM_TOKEN: is missing',
      '  INVENTORY_URL: is missing',
      '  INVENTORY_TOKEN: is missing',
      '  CLINIC_DIRECTORY_URL: is missing',
      '  CLINIC_DIRECTORY_TOKEN: is missing',
      '  MAIL_URL: is missing',
      '  MAIL_TOKEN: is missing',
      '  REVIEWS_API_URL: is missing',
      '  REVIEWS_PASSKEY: is missing',
      '  SESSION_SECRET: is missing',
      '  SUBSCRIPTIONS_URL: is missing',
      '  SUBSCRIPTIONS_MERCHANT_ID: is missing',
      '  SUBSCRIPTIONS_API_KEY: is missing',
      '  SUBSCRIPTIONS_HASH_KEY: is missing',
    ]);
  });

  it.each([
    [{SITE_ID: 'SHOP'}, /SITE_ID: must be DTC or HPSF/],
    [{PUBLIC_STORE_DOMAIN: ''}, /PUBLIC_STORE_DOMAIN: must be a host or an http\(s\) origin/],
    [{PUBLIC_STORE_DOMAIN: 'not a host'}, /PUBLIC_STORE_DOMAIN: must be a host/],
    [{PUBLIC_STORE_DOMAIN: 'ftp://files.example'}, /PUBLIC_STORE_DOMAIN: must be a host/],
    [{SESSION_SECRET: 'short'}, /SESSION_SECRET: must be at least 16 characters/],
    [{MAINTENANCE: 'yes'}, /MAINTENANCE: must be empty, 0 or 1/],
    [
      {PUBLIC_ERROR_REPORTING_DSN: 'https://errors.example/7'},
      /PUBLIC_ERROR_REPORTING_DSN: must have a key and a project/,
    ],
    [{CONTACT_EMAIL_TO: 'care'}, /CONTACT_EMAIL_TO: must be empty or an email address/],
    [{PRIVATE_STOREFRONT_API_TOKEN: ''}, /PRIVATE_STOREFRONT_API_TOKEN: is empty/],
    [{IDENTITY_SECRET: ''}, /IDENTITY_SECRET: is empty/],
    [{PUBLIC_SITE_ORIGIN: 'shop example'}, /PUBLIC_SITE_ORIGIN: must be empty, a host or/],
    [
      {GIVING_API_URL: 'https://giving.example'},
      /GIVING_API_URL: must be empty or an http\(s\) URL/,
    ],
    [{GIVING_API_URL: '{service}.giving'}, /GIVING_API_URL: must be empty or an http\(s\) URL/],
    [
      {GIVING_PROXY_URL: 'ftp://giving.example'},
      /GIVING_PROXY_URL: must be empty or an http\(s\) URL/,
    ],
  ])('HOUSE-01b reports %j', (wrong, problem) => {
    const problems = problemsOf({...GOOD, ...wrong});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it.each(['token\n', ' token', 'to ken', 'tökén'])(
    'HOUSE-95 rejects the token %j, which no header can hold',
    (value) => {
      expect(problemsOf({...GOOD, MAIL_TOKEN: value})).toEqual([
        '  MAIL_TOKEN: must not have spaces, line breaks or special characters',
      ]);
    },
  );

  it('HOUSE-01c never repeats a value, which may be a secret', () => {
    expect(problemsOf({...GOOD, SESSION_SECRET: 'hunter2'}).join()).not.toContain('hunter2');
  });

  it('HOUSE-01a parses an environment once', () => {
    const raw = {...GOOD};
    expect(parseEnv(raw)).toBe(parseEnv(raw));
  });

  it('HOUSE-02 accepts a complete .env.example', () => {
    const example = parseEnvFile(readFileSync(path.join(ROOT, '.env.example'), 'utf8'));
    const names = [...Object.keys(example), 'isLocal'].sort();
    expect(Object.keys(parseEnv(example)).sort()).toEqual(names);
    expect(parseEnv(example)).toMatchObject({SITE_ID: 'DTC', SITE_PASSWORD: null});
  });

  const example = parseEnvFile(readFileSync(path.join(ROOT, '.env.example'), 'utf8'));
  const services = [
    'PUBLIC_STORE_DOMAIN',
    'ADMIN_API_ORIGIN',
    'IDENTITY_URL',
    'CONTENT_SYSTEM_URL',
    'INVENTORY_URL',
    'CLINIC_DIRECTORY_URL',
    'SUBSCRIPTIONS_URL',
    'MAIL_URL',
    'REVIEWS_API_URL',
  ];

  it.each([
    ['CONTENT_SYSTEM_URL', 'localhost:4000/directus', 'must be an http(s) URL'],
    ['PUBLIC_STORE_DOMAIN', '', 'must be a host or an http(s) origin'],
    [
      'PUBLIC_STORE_DOMAIN',
      'localhost:4000',
      'must begin with http:// or https:// on this machine',
    ],
  ])('HOUSE-96 reports only %s while it is %j and the rest is local', (name, value, problem) => {
    expect(problemsOf({...example, [name]: value})).toEqual([`  ${name}: ${problem}`]);
  });

  it('EDGE-08 knows every secret-like value of .env.example as published', () => {
    const secrets = Object.keys(example).filter(
      (name) => /SECRET|TOKEN|KEY/.test(name) && example[name] !== '',
    );
    expect(secrets.length).toBeGreaterThan(12);
    for (const name of secrets) expect(SECRET_NAMES).toContain(name);
    for (const name of SECRET_NAMES) {
      const value = example[name] ?? '';
      expect([name, value === '' || isPublishedSecret(value)]).toEqual([name, true]);
    }
  });

  it.each(SECRET_NAMES)('EDGE-08 rejects a deployment with a published %s, by name', (name) => {
    const value = 'sandbox-hunter2-of-some-length';
    expect(problemsOf({...GOOD, [name]: value}, DEPLOYMENT)).toEqual([
      `  ${name}: is published in .env.example; set a secret of your own`,
    ]);
  });

  it.each(['local-development-secret-not-for-production', 'local-preview-key-for-editors'])(
    'EDGE-08 rejects %s, which was published before',
    (value) => {
      expect(problemsOf({...GOOD, SESSION_SECRET: value}, DEPLOYMENT)).toHaveLength(1);
    },
  );

  it.each(services)('EDGE-08 rejects published secrets once %s points elsewhere', (name) => {
    const problems = problemsOf({...example, [name]: 'https://service.example'}, DEPLOYMENT);
    expect(problems).toContain(
      '  SESSION_SECRET: is published in .env.example; set a secret of your own',
    );
    expect(problems.at(-1)).toMatch(/^ {2}PUBLIC_SITE_ORIGIN: is missing/);
  });

  it.each(['http://127.0.0.1:4000', 'http://[::1]:4000', 'http://localhost:1'])(
    'EDGE-08 accepts published secrets for a sandbox at %s',
    (origin) => {
      const here = Object.fromEntries(services.map((name) => [name, origin]));
      expect(parseEnv({...example, ...here}).isLocal).toBe(true);
    },
  );

  it('EDGE-08 reports missing and published values together', () => {
    const {MAIL_TOKEN: _, ...rest} = GOOD;
    expect(problemsOf({...rest, ADMIN_API_TOKEN: 'sandbox-admin-token'})).toEqual([
      '  MAIL_TOKEN: is missing',
      '  ADMIN_API_TOKEN: is published in .env.example; set a secret of your own',
    ]);
  });
});
