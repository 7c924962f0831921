import type {Context} from 'hono';
import {invalid} from './refusal';

const DEFAULT_SIZE = 20;
const MAX_SIZE = 100;

/** One page of rows, as Django REST framework pages them: `page` counts from 1. */
export function listPage<Row>(
  c: Context,
  origin: string,
  rows: readonly Row[],
  toWire: (row: Row) => object,
): Response {
  const page = numberOf(c, 'page', 1);
  const size = Math.min(numberOf(c, 'page_size', DEFAULT_SIZE), MAX_SIZE);
  const end = page * size;
  const url = (number: number) => {
    const target = new URL(c.req.path, origin);
    for (const [name, value] of Object.entries(c.req.query())) target.searchParams.set(name, value);
    target.searchParams.set('page', String(number));
    return target.href;
  };
  return c.json({
    count: rows.length,
    next: end < rows.length ? url(page + 1) : null,
    previous: page > 1 ? url(page - 1) : null,
    results: rows.slice(end - size, end).map(toWire),
  });
}

function numberOf(c: Context, name: string, fallback: number): number {
  const text = c.req.query(name);
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw invalid(name, 'A valid integer is required.');
  return Number(text);
}
