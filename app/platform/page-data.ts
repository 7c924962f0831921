/*
 * How the data of loaders and actions travels to the browser. The build gives this module to Remix in place of
 * `turbo-stream`, whose documents are about an eighth larger once compressed: it gives each value a number and refers to
 * it by that number. Each line is JSON: first the data, then `[id, value]` for each deferred value once it's known, or
 * `[id, reason, 1]` if it was rejected. A format that pages with this module can't read must not begin with `{`: they
 * then load a document (docs/decisions/0042).
 */

/** Turns an object that Remix knows, such as an error, into a name and the values to rebuild it from. */
type EncodePlugin = (value: unknown) => [string, ...unknown[]] | false | null | undefined;
type DecodePlugin = (
  name: string,
  ...values: unknown[]
) => {value: unknown} | false | null | undefined;

interface EncodeOptions {
  plugins?: readonly EncodePlugin[];
  /** Rejects the values that are still missing. */
  signal?: AbortSignal;
}

/**
 * Values that JSON doesn't have are written as strings that begin with this mark: `~u` is `undefined`, `~3` the deferred
 * value 3, and `~~…` a string that itself begins with the mark. Remix's own objects are `{"~": [name, …]}`.
 */
const MARK = '~';
const UNDEFINED = `${MARK}u`;

/** @throws TypeError if the data has a date, a map or anything else that JSON would change */
export function encode(
  input: unknown,
  {plugins = [], signal}: EncodeOptions = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const aborted = signal && abortionOf(signal);
  let deferred = 0;
  let missing = 0;
  return new ReadableStream({
    start(controller) {
      const send = (line: unknown) => {
        const text = JSON.stringify(line, function (this: object, key: string, value: unknown) {
          return encoded(Reflect.get(this, key), value);
        });
        controller.enqueue(encoder.encode(`${text}\n`));
        if (missing === 0) controller.close();
      };

      function encoded(original: unknown, value: unknown): unknown {
        if (typeof value === 'string' && original === value) {
          return value.startsWith(MARK) ? MARK + value : value;
        }
        if (value === undefined) return UNDEFINED;
        if (value instanceof Promise) return `${MARK}${idOf(value)}`;
        if (typeof value === 'object' && value !== null) {
          for (const plugin of plugins) {
            const made = plugin(value);
            if (made) return {[MARK]: made};
          }
        }
        if (!isJson(original, value))
          throw new TypeError(`Page data can't have ${String(original)}`);
        return value;
      }

      function idOf(promise: Promise<unknown>): number {
        const id = deferred++;
        missing += 1;
        Promise.race(aborted ? [promise, aborted] : [promise])
          .then(
            (value) => [id, value],
            /* Remix hides the details of errors, but not of other values. */
            (reason: unknown) => [id, reason instanceof Error ? reason : new Error('Failed'), 1],
          )
          .then((line) => {
            missing -= 1;
            send(line);
          })
          .catch((error: unknown) => controller.error(error));
        return id;
      }

      send(input);
    },
  });
}

function abortionOf(signal: AbortSignal): Promise<never> {
  const abortion = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, {once: true});
  });
  /* Without this, aborting would be an unhandled rejection when no deferred value is left to wait for it. */
  abortion.catch(() => {});
  return abortion;
}

function isJson(original: unknown, value: unknown): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  /* `JSON.stringify` has already replaced a value that has a `toJSON`, such as a date. */
  if (typeof value !== 'object' || original !== value) return false;
  return Array.isArray(value) || !(Symbol.iterator in value || MARK in value);
}

/** @throws SyntaxError if the stream doesn't begin with a line of data */
export async function decode(
  stream: ReadableStream<Uint8Array>,
  {plugins = []}: {plugins?: readonly DecodePlugin[]} = {},
): Promise<{value: unknown}> {
  const nextLine = lineReader(stream);
  const missing = new Map<unknown, Deferred>();

  const parse = (line: string): unknown => {
    const json: unknown = JSON.parse(line);
    return line.includes(`"${MARK}`) ? decoded(json) : json;
  };

  function decoded(json: unknown): unknown {
    if (typeof json === 'string' && json.startsWith(MARK)) return marked(json.slice(MARK.length));
    if (typeof json !== 'object' || json === null) return json;
    for (const key of Object.keys(json)) {
      Reflect.set(json, key, decoded(Reflect.get(json, key)));
    }
    return MARK in json ? remade(json[MARK] as [string, ...unknown[]]) : json;
  }

  function marked(text: string): unknown {
    if (text.startsWith(MARK)) return text;
    if (MARK + text === UNDEFINED) return undefined;
    return new Promise((resolve, reject) => missing.set(Number(text), {resolve, reject}));
  }

  function remade([name, ...values]: [string, ...unknown[]]): unknown {
    for (const plugin of plugins) {
      const made = plugin(name, ...values);
      if (made) return made.value;
    }
    return undefined;
  }

  async function settleDeferred() {
    try {
      for (let line = await nextLine(); line; line = await nextLine()) {
        const [id, value, isRejected] = parse(line) as [number, unknown, 1?];
        missing.get(id)?.[isRejected ? 'reject' : 'resolve'](value);
      }
    } catch (error) {
      for (const {reject} of missing.values()) reject(error);
    }
  }

  const value = parse(await nextLine());
  void settleDeferred();
  return {value};
}

interface Deferred {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Reads the next line, without its end; `''` after the last. */
function lineReader(stream: ReadableStream<Uint8Array>): () => Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return async () => {
    let end = text.indexOf('\n');
    while (end < 0) {
      const {done, value} = await reader.read();
      if (done) return '';
      const searched = text.length;
      text += decoder.decode(value, {stream: true});
      end = text.indexOf('\n', searched);
    }
    const line = text.slice(0, end);
    text = text.slice(end + 1);
    return line;
  };
}
