/* Remix's own reader of data answers, which its client uses; the package does not name it at its door. */
import {decodeViaTurboStream} from '@remix-run/react/dist/single-fetch.js';
import type {Answer} from './shop';

/** Where an answer in Remix's data format sends its client, as the client reads it; `null` when nowhere. */
export async function redirectOf(answer: Answer): Promise<unknown> {
  const body = new Response(answer.text).body;
  if (answer.status !== 202 || !body) return null;
  const {value} = await decodeViaTurboStream(body, globalThis);
  if (typeof value !== 'object' || value === null) return null;
  /* A load's redirect stands under a symbol of Remix's; an action's is the answer itself. */
  const [ofLoad] = Object.getOwnPropertySymbols(value);
  return ofLoad ? (value as Record<symbol, unknown>)[ofLoad] : value;
}
