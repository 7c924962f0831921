import type {ServerBuild} from '@remix-run/server-runtime';
import {beforeEach} from 'vitest';
import type {Runtime} from '~/context.server';
import {CUSTOMER_FIELD} from '~/domains/session/customer-field';
import {customerMark} from '~/domains/session/customer-mark.server';
import type {Session} from '~/domains/session/session';
import {unseal} from '~/domains/session/session-crypto.server';
import {createBreakers} from '~/platform/circuit-breaker.server';
import type {DocumentStore} from '~/shell/documents/document-store';
import {handleRequest} from '~/request-handler.server';
import {composeEnv, sandboxVariables, type Variables} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';
import {divertConsole} from '~tests/support/divert-console';
import {openCartCookie, sealCartId, type CartCookie} from '~tests/support/sealed-cart';
import {createBuild, type Shown} from './build';

const SHOP = 'http://localhost:3000';

export interface Answer {
  status: number;
  headers: Headers;
  location: string | null;
  text: string;
  /** Data of a page. Throws for any other response. */
  page(): Shown;
  json(): unknown;
  /** Milliseconds until the response was complete. */
  ms: number;
}

/** A browser that visits the shop and keeps its cookies. */
export interface Visitor {
  cookies: Map<string, string>;
  get(path: string, headers?: HeadersInit): Promise<Answer>;
  post(path: string, fields: Record<string, string>, headers?: HeadersInit): Promise<Answer>;
  send(path: string, init: RequestInit): Promise<Answer>;
  /** Sends a request, but stores the response's cookies only when the returned function is called. */
  request(path: string, init: RequestInit): Promise<() => Answer>;
  /** Cart id in the guest's or the customer's cookie; `null` if there is none. */
  cartId(name?: CartCookie): string | null;
}

/**
 * Time in ms within which a slow service is given up. The actual limit is 4 s, which is tested with a fake clock
 * (`tests/unit/platform/http.test.ts`). It's higher here to allow for a busy machine.
 */
export const IN_TIME_MS = 8000;
/** Delay of a service that never answers in time. */
export const NEVER_MS = 20_000;

/** Unexpected errors of loaders and actions since the running test began. */
const unexpected: unknown[] = [];
const defaultBuild = createBuild(unexpected);

interface ShopOptions {
  /** Differences from `.env.example`. */
  variables?: Variables;
  /** Replaces the shop's build, for example with broken pages. */
  build?: ServerBuild;
  /** Shared by all visitors. By default nothing is cached. */
  cache?: Runtime['cache'];
  /** Replaces waiting. By default nothing waits. */
  pause?: (ms: number) => Promise<void>;
  /** Documents that guests share. By default each is rendered. */
  documents?: DocumentStore;
}

/** The whole shop, from request to response, connected to this sandbox, with its own circuit breakers. */
export function openShop(
  sandboxOrigin: string,
  {
    variables = {},
    build = defaultBuild,
    cache,
    pause = async () => undefined,
    documents,
  }: ShopOptions = {},
) {
  const env = composeEnv({
    root: ROOT,
    personal: false,
    overrides: {...sandboxVariables(sandboxOrigin), ...variables},
  });
  const background: Promise<unknown>[] = [];
  const runtime: Runtime = {
    env,
    cache,
    waitUntil: (promise) => void background.push(promise),
    breakers: createBreakers(),
    pause,
    ...(documents && {documents}),
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
        /* Waits for work after the response, so that tests see its results. */
        while (background.length > 0) await Promise.all(background.splice(0));
        const answer: Answer = {
          status: response.status,
          headers: response.headers,
          location: response.headers.get('Location'),
          text,
          /* Written by `createBuild`. */
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
      /** The hidden field of the forms on a customer's pages. */
      async function ownMark(): Promise<Record<string, string>> {
        const cookie = cookies.get(site === 'HPSF' ? 'session_hpsf' : 'session') ?? '';
        const session = await unseal(cookie, [keys.secret], `session:${site}`);
        return session ? {[CUSTOMER_FIELD]: await customerMark(session as Session)} : {};
      }
      const send = async (path: string, init: RequestInit) => (await request(path, init))();

      return {
        cookies,
        request,
        send,
        get: (path, headers = {}) => send(path, {headers}),
        async post(path, fields, headers = {}) {
          const body = new URLSearchParams({...(await ownMark()), ...fields});
          return send(path, {method: 'POST', body, headers});
        },
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
 * Call once per test file. Collects the shop's log instead of printing it, and `log()` returns the lines of the running
 * test.
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
    /** Messages of the errors in the log. */
    logged: () => lines.filter(({level}) => level === 'error').map(({message}) => message),
    unexpected: () => unexpected,
  };
}
