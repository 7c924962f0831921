import type {Context} from 'hono';
import {z} from 'zod';

/** A GraphQL request as it came in, checked for shape. */
export type GraphqlBody = z.infer<typeof graphqlBody>;

const variables = z.record(z.string(), z.unknown()).nullish();

const graphqlBody = z.object({
  query: z.string().min(1),
  variables: z
    .union([variables, z.string().transform((text, context) => variablesIn(text, context))])
    .transform((value) => value ?? {}),
  operationName: z
    .string()
    .nullish()
    // An empty name counts as none.
    .transform((name) => name || null),
});

/** The request's query, variables and operation name; `null` when its body or query string is not such a thing. */
export function readGraphqlBody(c: Context, text: string): GraphqlBody | null {
  const raw = c.req.method === 'GET' ? c.req.query() : bodyIn(text, c.req.header('Content-Type'));
  const parsed = graphqlBody.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

function bodyIn(text: string, contentType = ''): unknown {
  return contentType.startsWith('application/graphql') ? {query: text} : jsonIn(text);
}

function variablesIn(text: string, context: z.RefinementCtx) {
  const parsed = variables.safeParse(text === '' ? null : jsonIn(text));
  if (parsed.success) return parsed.data;
  context.addIssue('variables are not a JSON object');
  return z.NEVER;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
