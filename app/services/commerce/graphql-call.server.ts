import type {z} from 'zod';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {graphqlReply} from './contract';

export interface DocumentTypes {
  variables: object;
  return: unknown;
}

/** The schema must accept everything that the document can return; otherwise the call doesn't compile. */
export type ReplySchema<Types extends DocumentTypes, Out, In> = z.ZodType<Out, In> &
  (Types['return'] extends In ? unknown : {replyDoesNotFitDocument: Types['return']});

interface GraphqlCall<Out> {
  service: string;
  kind: 'read' | 'write';
  url: string;
  headers: Record<string, string>;
  document: string;
  variables: object;
  reply: z.ZodType<Out>;
}

export interface GraphqlAnswer<Out> {
  data: Out;
  /** The reply had errors beside its data, so data may be missing. */
  isPartial: boolean;
}

/** Never throws. */
export async function callGraphql<Out>(
  http: Http,
  {service, kind, url, headers, document, variables, reply}: GraphqlCall<Out>,
): Promise<Result<GraphqlAnswer<Out>, UpstreamFailure>> {
  const call = {service, operation: operationName(document)};
  const answer = await http.json({
    ...call,
    kind,
    url,
    init: {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json', ...headers},
      body: JSON.stringify({query: document, operationName: call.operation, variables}),
    },
  });
  if (!answer.ok) return answer;
  const envelope = graphqlReply.safeParse(answer.value);
  if (!envelope.success) {
    return http.refuse(call, 'malformed', 'not a GraphQL reply');
  }
  const {data, errors} = envelope.data;
  if (errors.some((error) => error.code === 'THROTTLED')) {
    return http.refuse(call, 'throttled', 'the cost limit is used up');
  }
  /* A field that failed is `null`, too, which doesn't mean that the entity doesn't exist (HOUSE-21). */
  const isLost = errors.length > 0 && Object.values(data ?? {}).every((field) => field === null);
  if (data === null || isLost) {
    /* Messages may quote variables, which may be personal data. */
    return http.refuse(call, 'rejected', errors.map(({code}) => code ?? 'no code').join('; '));
  }
  const parsed = reply.safeParse(data);
  return parsed.success
    ? ok({data: parsed.data, isPartial: errors.length > 0})
    : http.refuse(call, 'malformed', parsed.error.issues.slice(0, 3).map(issueText).join('; '));
}

function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'anonymous';
}

function issueText(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}
