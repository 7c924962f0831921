/* Remix's own decoder of page data, which its client uses. The package doesn't export it. */
import {decodeViaTurboStream} from '@remix-run/react/dist/single-fetch.js';
import type {Answer} from './shop';

/** The redirect in a page data response, as Remix's client reads it; `null` if there is none. */
export async function redirectOf(answer: Answer): Promise<unknown> {
  const body = new Response(answer.text).body;
  if (answer.status !== 202 || !body) return null;
  const {value} = await decodeViaTurboStream(body, globalThis);
  if (typeof value !== 'object' || value === null) return null;
  /* A loader's redirect is stored under a symbol of Remix's. An action's redirect is the value itself. */
  const [redirectKey] = Object.getOwnPropertySymbols(value);
  return redirectKey ? (value as Record<symbol, unknown>)[redirectKey] : value;
}
