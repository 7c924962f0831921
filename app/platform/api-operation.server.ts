import type {z} from 'zod';
import type {ApiError} from './api-error.server';
import {fail, ok, type Result} from './result';

/** `session` accepts only logged-in shoppers; guests get 401. */
/** The path above most operations of the specification. */
export const ECOM_PATH = '/api/ecom/v1.0';

export type Caller = 'anyone' | 'session';

/** `upstream`: an upstream that the operation depends on failed. */
export type OperationFailure = ApiError | 'upstream';

interface Description {
  method: 'GET' | 'POST';
  path: string;
  /** One sentence for docs/api.md, which shows all fields of this description. */
  summary: string;
  caller: Caller;
  /**
   * Unregistered staff get 403, as pages send them to registration. Guests may call the operation unless `caller` is
   * `session`.
   */
  needsRegistration?: boolean;
  /** Calls count towards the client's write limit. */
  isWrite?: boolean;
  errors?: readonly ApiError[];
}

export interface Operation<Context> extends Description {
  /** Of a POST's JSON body or a GET's query. Unknown fields are ignored. */
  input: z.ZodType;
  output: z.ZodType;
  /** Returns only the fields of `output`. */
  run(context: Context, input: unknown): Promise<Result<unknown, OperationFailure>>;
}

interface OperationParts<Context, Input, Output> extends Description {
  input: z.ZodType<Input>;
  output: z.ZodType<unknown, Output>;
  handler(context: Context, input: Input): Promise<Result<NoInfer<Output>, OperationFailure>>;
}

export function defineOperation<Context, Input, Output>({
  handler,
  ...parts
}: OperationParts<Context, Input, Output>): Operation<Context> {
  return {
    ...parts,
    async run(context, input) {
      const tooLong = findLongText(input);
      if (tooLong) return fail(textTooLong(tooLong));
      const parsed = parts.input.safeParse(input);
      if (!parsed.success) return fail(invalidInput(parsed.error.issues));
      const result = await handler(context, parsed.data);
      return result.ok ? ok(parts.output.parse(result.value)) : result;
    },
  };
}

/** The message names invalid fields and their problems, never their values. */
export const INVALID_INPUT: ApiError = {
  status: 400,
  code: 'INVALID_INPUT',
  message: 'The input doesn’t match the operation.',
};

/**
 * Longer than any text that an operation takes. Checked before the schema, whose expressions may run even on text over
 * the schema's own bound (EDGE-03).
 */
export const MAX_TEXT_CHARACTERS = 8192;
const MAX_DEPTH = 8;

/** Returns the path of the first text that is too long, or `null` (EDGE-03). */
function findLongText(value: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof value === 'string') return value.length > MAX_TEXT_CHARACTERS ? path : null;
  if (typeof value !== 'object' || value === null || path.length === MAX_DEPTH) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findLongText(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

function textTooLong(path: readonly PropertyKey[]): ApiError {
  /* The caller chose the name, and it may be as long as the text. */
  const name = toFieldName(path).slice(0, 100);
  return {
    ...INVALID_INPUT,
    message: `${name}: must have at most ${MAX_TEXT_CHARACTERS} characters`,
  };
}

const MAX_LISTED_ISSUES = 3;

function invalidInput(issues: readonly z.core.$ZodIssue[]): ApiError {
  const message = issues
    .slice(0, MAX_LISTED_ISSUES)
    .map(({path, message}) => (path.length > 0 ? `${toFieldName(path)}: ${message}` : message))
    .join('; ');
  return {...INVALID_INPUT, message};
}

function toFieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}
