import type {Context} from 'hono';
import {z} from 'zod';

export type GraphqlBody = z.infer<typeof graphqlBody>;

const variables = z.record(z.string(), z.unknown()).nullish();

const graphqlBody = z.object({
  query: z.string().min(1),
  variables: z
    .union([variables, z.string().transform((text, context) => parseVariables(text, context))])
    .transform((value) => value ?? {}),
  operationName: z
    .string()
    .nullish()
    // Treats an empty name as none.
    .transform((name) => name || null),
});

/** Reads query, variables and operation name from the body or the query string. `null` if they are invalid. */
export function readGraphqlBody(c: Context, text: string): GraphqlBody | null {
  const raw =
    c.req.method === 'GET' ? c.req.query() : parseBody(text, c.req.header('Content-Type'));
  const parsed = graphqlBody.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

function parseBody(text: string, contentType = ''): unknown {
  return contentType.startsWith('application/graphql') ? {query: text} : parseJson(text);
}

function parseVariables(text: string, context: z.RefinementCtx) {
  const parsed = variables.safeParse(text === '' ? null : parseJson(text));
  if (parsed.success) return parsed.data;
  context.addIssue('variables are not a JSON object');
  return z.NEVER;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
