import {GraphQLError} from 'graphql';

/** Shopify's limit for one page of any connection. */
export const MAX_PAGE_SIZE = 250;

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface Connection<T> {
  edges: {cursor: string; node: T}[];
  nodes: T[];
  pageInfo: PageInfo;
}

/**
 * Returns one page of a complete, sorted list, forward (`first`, `after`) or backward (`last`, `before`). `reverse`
 * reverses the list before paging. A cursor is base64 of JSON with its item's id.
 *
 * @throws GraphQLError with code BAD_REQUEST when neither or both of first and last are present, when one is negative
 * or above 250, or when a cursor isn't in this list.
 */
export function connection<T>(
  items: readonly T[],
  args: ConnectionArgs,
  idOf: (item: T) => string,
): Connection<T> {
  const {first, last} = args;
  checkPageSize(first, last);
  const ordered = args.reverse ? [...items].reverse() : items;
  const after = args.after == null ? -1 : positionOf(args.after, ordered, idOf);
  const before = args.before == null ? ordered.length : positionOf(args.before, ordered, idOf);

  let start = after + 1;
  let end = Math.max(before, start);
  if (first != null) end = Math.min(end, start + first);
  else if (last != null) start = Math.max(start, end - last);

  const edges = ordered.slice(start, end).map((node) => ({cursor: cursorOf(idOf(node)), node}));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: end < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Pages ids and loads only the items of that page. Ids that can't be loaded are skipped. */
export function loadedConnection<T extends object>(
  ids: readonly string[],
  args: ConnectionArgs,
  load: (id: string) => T | null,
): Connection<T> {
  const page = connection(ids, args, (id) => id);
  const edges = page.edges.flatMap(({cursor, node: id}) => {
    const node = load(id);
    return node ? [{cursor, node}] : [];
  });
  return {edges, nodes: edges.map((edge) => edge.node), pageInfo: page.pageInfo};
}

/** Shopify's error for an argument with a valid type but an invalid value. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});
}

function checkPageSize(first: number | null | undefined, last: number | null | undefined): void {
  if (first == null && last == null) throw badRequest('you must provide one of first or last');
  if (first != null && last != null) {
    throw badRequest('providing both first and last is not supported');
  }
  for (const [name, value] of Object.entries({first, last})) {
    if (value == null) continue;
    if (value < 0) throw badRequest(`${name} must be greater than or equal to 0`);
    if (value > MAX_PAGE_SIZE) throw badRequest(`${name} cannot exceed ${MAX_PAGE_SIZE}`);
  }
}

function cursorOf(id: string): string {
  return Buffer.from(JSON.stringify({last_id: id, last_value: id})).toString('base64');
}

function positionOf<T>(cursor: string, items: readonly T[], idOf: (item: T) => string): number {
  const id = idInCursor(cursor);
  const position = id === null ? -1 : items.findIndex((item) => idOf(item) === id);
  if (position < 0) throw badRequest('Invalid cursor for current pagination sort.');
  return position;
}

function idInCursor(cursor: string): string | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'));
    return value !== null &&
      typeof value === 'object' &&
      'last_id' in value &&
      typeof value.last_id === 'string'
      ? value.last_id
      : null;
  } catch {
    return null;
  }
}
