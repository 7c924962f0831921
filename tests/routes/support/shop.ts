import type {ServerBuild} from '@remix-run/server-runtime';
import {beforeEach} from 'vitest';
import type {Runtime} from '~/context.server';
import {createBreakers} from '~/platform/circuit-breaker.server';
import {handleRequest} from '~/request-handler.server';
import {composeEnv, pointAt, type Variables} from '~sandbox/run/env-file';
import {ROOT} from '~sandbox/run/options';
import {divertConsole} from '~tests/support/divert-console';
import {openCartCookie, sealCartId, type CartCookie} from '~tests/support/sealed-cart';
import {createBuild, type Shown} from './build';

const SHOP = 'http://localhost:3000';

export interface Answer {
  status: number;
  headers: Headers;
  location: string | null;
  text: string;
  /** Of a page; throws for any other answer. */
  page(): Shown;
  /** Of an answer in JSON. */
  json(): unknown;
  /** Milliseconds until it was whole. */
  ms: number;
}

/** One browser's way to the shop: it keeps its cookies. */
export interface Visitor {
  cookies: Map<string, string>;
  get(path: string, headers?: HeadersInit): Promise<Answer>;
  post(path: string, fields: Record<string, string>, headers?: HeadersInit): Promise<Answer>;
  /** Any request to the shop. */
  send(path: string, init: RequestInit): Promise<Answer>;
  /** The same, but the answer is still on its way: its cookies are taken in when it is called. */
  request(path: string, init: RequestInit): Promise<() => Answer>;
  /** The gid of the guest's cart, or of the person's; `null` when there is none. */
  cartId(name?: CartCookie): string | null;
}

/**
 * By when a slow service is given up, in ms. It is 4 s, as is proven where the clock stands still
 * (`tests/unit/platform/http.test.ts`); more here, for a machine that runs everything at once.
 */
export const IN_TIME_MS = 8000;
/** How long a service takes that is too slow. */
export const NEVER_MS = 20_000;

/** Where all that loaders and actions threw unexpectedly is collected, since the running test began. */
const unexpected: unknown[] = [];
const wholeBuild = createBuild(unexpected);

interface ShopOptions {
  /** Differences from `.env.example`. */
  variables?: Variables;
  /** For pages that are none of the shop's, for instance broken ones. */
  build?: ServerBuild;
  /** Takes the place of waiting. By default nothing waits. */
  pause?: (ms: number) => Promise<void>;
}

/** The whole shop, from request to answer, over the sandbox at this origin, with circuit breakers of its own. */
export function openShop(
  sandboxOrigin: string,
  {variables = {}, build = wholeBuild, pause = async () => undefined}: ShopOptions = {},
) {
  const env = composeEnv({
    root: ROOT,
    personal: false,
    overrides: {...pointAt(sandboxOrigin), ...variables},
  });
  const background: Promise<unknown>[] = [];
  const runtime: Runtime = {
    env,
    cache: undefined,
    waitUntil: (promise) => void background.push(promise),
    breakers: createBreakers(),
    pause,
  };

  const site = env.SITE_ID === 'HPSF' ? 'HPSF' : 'DTC';
  const keys = {secret: env.SESSION_SECRET ?? '', site} as const;

  return {
    /** Seals a cart ID into a cookie value that this shop accepts. */
    sealCart: (id: string, name: CartCookie = 'guest_cart', sealedAt = Date.now()) =>
      sealCartId(name, id, {...keys, sealedAt}),

    visitor(cookie?: string): Visitor {
      const cookies = new Map(cookie?.split('; ').map(pairOf) ?? []);

      async function request(path: string, init: RequestInit): Promise<() => Answer> {
        const headers = new Headers(init.headers);
        if (cookies.size > 0)
          headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
        const begin = performance.now();
        const sent = new Request(new URL(path, SHOP), {...init, headers});
        const response = await handleRequest(sent, runtime, build);
        const text = await response.text();
        const ms = performance.now() - begin;
        /* What goes on after the answer is done when a test looks. */
        while (background.length > 0) await Promise.all(background.splice(0));
        const answer: Answer = {
          status: response.status,
          headers: response.headers,
          location: response.headers.get('Location'),
          text,
          /* What `createBuild` wrote. */
          page: () => JSON.parse(text) as Shown,
          json: () => JSON.parse(text) as unknown,
          ms,
        };
        return () => {
          for (const header of response.headers.getSetCookie()) {
            const [name, value] = pairOf(header);
            if (/Max-Age=0/.test(header)) cookies.delete(name);
            else cookies.set(name, value);
          }
          return answer;
        };
      }
      const send = async (path: string, init: RequestInit) => (await request(path, init))();

      return {
        cookies,
        request,
        send,
        get: (path, headers = {}) => send(path, {headers}),
        post: (path, fields, headers = {}) =>
          send(path, {method: 'POST', body: new URLSearchParams(fields), headers}),
        cartId(name = 'guest_cart') {
          const text = cookies.get(site === 'HPSF' ? `${name}_hpsf` : name);
          return text === undefined ? null : openCartCookie(name, text, keys);
        },
      };
    },
  };
}

export type Shop = ReturnType<typeof openShop>;

function pairOf(text: string): [string, string] {
  const [pair = ''] = text.split(';');
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

interface LogLine extends Record<string, unknown> {
  level: string;
  message: string;
}

/**
 * Call once in a test file: from then on the shop's log is kept, not printed, and `log()` gives what the running test
 * wrote to it.
 */
export function watchShop() {
  let lines: LogLine[] = [];
  beforeEach(() => {
    lines = [];
    unexpected.length = 0;
    divertConsole('log', (line) => void lines.push(JSON.parse(String(line)) as LogLine));
  });
  return {
    log: () => lines,
    /** The texts of the errors in the log. */
    logged: () => lines.filter(({level}) => level === 'error').map(({message}) => message),
    unexpected: () => unexpected,
  };
}
