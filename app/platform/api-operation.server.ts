import type {z} from 'zod';
import type {ApiError} from './api-error.server';
import {fail, ok, type Result} from './result';

/** The callers that an operation accepts. `session`: only logged-in shoppers; guests get 401. */
export type Caller = 'anyone' | 'session';

/** An error of the operation's own, or `upstream`: an upstream that it depends on failed. */
export type OperationFailure = ApiError | 'upstream';

interface Description {
  method: 'GET' | 'POST';
  /** Full path, for instance `/api/ecom/v1.0/get-cart`. */
  path: string;
  /** One sentence for docs/api.md, which shows all fields of this description. */
  summary: string;
  caller: Caller;
  /**
   * On the staff site, unregistered staff get 403, as its pages send them to registration. Guests may call the
   * operation unless `caller` is `session`.
   */
  needsRegistration?: boolean;
  /** Changes something, so calls count towards the write limit of one client. */
  isWrite?: boolean;
  errors?: readonly ApiError[];
}

/** One operation in the API's table. `Context` is the part of the request context that it uses. */
export interface Operation<Context> extends Description {
  /** Schema of a POST's JSON body or a GET's query. Unknown fields are ignored. */
  input: z.ZodType;
  output: z.ZodType;
  /** Parses the raw input and runs the handler. The result contains only the fields of `output`. */
  run(context: Context, input: unknown): Promise<Result<unknown, OperationFailure>>;
}

interface OperationParts<Context, Input, Output> extends Description {
  input: z.ZodType<Input>;
  output: z.ZodType<unknown, Output>;
  handler(context: Context, input: Input): Promise<Result<NoInfer<Output>, OperationFailure>>;
}

/** Makes an operation from its description and handler. The handler's result must match `output`. */
export function defineOperation<Context, Input, Output>({
  handler,
  ...parts
}: OperationParts<Context, Input, Output>): Operation<Context> {
  return {
    ...parts,
    async run(context, input) {
      const tooLong = pathOfLongText(input);
      if (tooLong) return fail(textTooLong(tooLong));
      const parsed = parts.input.safeParse(input);
      if (!parsed.success) return fail(invalidInput(parsed.error.issues));
      const result = await handler(context, parsed.data);
      return result.ok ? ok(parts.output.parse(result.value)) : result;
    },
  };
}

/** The message names the invalid fields and their problems, never their values. */
export const INVALID_INPUT: ApiError = {
  status: 400,
  code: 'INVALID_INPUT',
  message: 'The input doesn’t match the operation.',
};

/**
 * Longer than any text an operation takes. Checked before the schema, whose expressions may also run on text over the
 * schema's own bound (EDGE-03).
 */
export const MAX_TEXT_CHARACTERS = 8192;
/** Deeper than any input schema. Anything below is no field of an operation. */
const MAX_DEPTH = 8;

/** The path of the first text that is too long; `null` when there is none (EDGE-03). */
function pathOfLongText(value: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof value === 'string') return value.length > MAX_TEXT_CHARACTERS ? path : null;
  if (typeof value !== 'object' || value === null || path.length === MAX_DEPTH) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfLongText(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

function textTooLong(path: readonly PropertyKey[]): ApiError {
  /* The caller chose the name, and it may be as long as the text. */
  const name = fieldName(path).slice(0, 100);
  return {
    ...INVALID_INPUT,
    message: `${name}: must have at most ${MAX_TEXT_CHARACTERS} characters`,
  };
}

const MAX_LISTED_ISSUES = 3;

function invalidInput(issues: readonly z.core.$ZodIssue[]): ApiError {
  const message = issues
    .slice(0, MAX_LISTED_ISSUES)
    .map(({path, message}) => (path.length > 0 ? `${fieldName(path)}: ${message}` : message))
    .join('; ');
  return {...INVALID_INPUT, message};
}

/** Formats a path, for instance `lineItems[0].quantity`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}
