import type {z} from 'zod';
import type {ApiError} from './api-error.server';
import {fail, ok, type Result} from './result';

/** Who may call an operation. `session`: a signed-in person; anybody else is answered 401. */
export type Caller = 'anyone' | 'session';

/** Why an operation has no answer: an error of its own, or a hosted service that it cannot do without. */
export type OperationFailure = ApiError | 'upstream';

interface Description {
  method: 'GET' | 'POST';
  /** From the root of the site, for instance `/api/ecom/v1.0/get-cart`. */
  path: string;
  /** One sentence for docs/api.md, where all of this description is shown. */
  summary: string;
  caller: Caller;
  /**
   * On the staff site: people whose account is not registered yet are answered 403, as its pages send them to
   * registration. Guests may call it, unless it needs a signed-in person.
   */
  needsRegistration?: boolean;
  /** It changes something, and so counts towards the limit of one client's writes. */
  isWrite?: boolean;
  /** The errors of its own that it may answer with. */
  errors?: readonly ApiError[];
}

/** One operation of the server's API as its table holds it. `Context` is what it works with. */
export interface Operation<Context> extends Description {
  /** Of the JSON body of a POST, or of the query of a GET. Fields that it does not name are passed over. */
  input: z.ZodType;
  output: z.ZodType;
  /** Parses what came over the wire, and carries it out. What goes back has the output's fields alone. */
  run(context: Context, input: unknown): Promise<Result<unknown, OperationFailure>>;
}

interface OperationParts<Context, Input, Output> extends Description {
  input: z.ZodType<Input>;
  output: z.ZodType<unknown, Output>;
  handler(context: Context, input: Input): Promise<Result<NoInfer<Output>, OperationFailure>>;
}

/** Makes an operation out of what a domain says of it; its handler must answer with what its output describes. */
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

/** Its message says which fields are wrong, and what is wrong with each; never what they held. */
export const INVALID_INPUT: ApiError = {
  status: 400,
  code: 'INVALID_INPUT',
  message: 'The input is not what the operation takes.',
};

/** More than any text that an operation takes. Its schema may run expressions, also on what is over its own bound. */
export const MAX_TEXT_CHARACTERS = 8192;
/** Deeper than any input: what lies below is no field of an operation. */
const MAX_DEPTH = 8;

/** Where the first text stands that is longer than any may be; `null` when there is none (EDGE-03). */
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
  /* The name is the caller's and may be as long as its text. */
  const name = fieldName(path).slice(0, 100);
  return {
    ...INVALID_INPUT,
    message: `${name}: must have at most ${MAX_TEXT_CHARACTERS} characters`,
  };
}

const MOST_ISSUES = 3;

function invalidInput(issues: readonly z.core.$ZodIssue[]): ApiError {
  const message = issues
    .slice(0, MOST_ISSUES)
    .map(({path, message}) => (path.length > 0 ? `${fieldName(path)}: ${message}` : message))
    .join('; ');
  return {...INVALID_INPUT, message};
}

/** `lineItems[0].quantity`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}
