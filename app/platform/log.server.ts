type Fields = Record<string, unknown>;

/** Structured lines, one JSON object each, to the console of the runtime. Callers keep personal data out. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

type Sink = (level: 'info' | 'warn' | 'error', line: string) => void;

/* The level stands in the line; one console method keeps the runtime from adding decoration of its own. */
const toConsole: Sink = (_level, line) => console.log(line);

/** A log whose every line carries `base`, for instance the request id and the site. */
export function createLog(base: Fields, sink: Sink = toConsole): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (message: string, fields: Fields = {}) =>
      sink(
        level,
        JSON.stringify({time: new Date().toISOString(), level, message, ...base, ...fields}),
      );
  return {info: write('info'), warn: write('warn'), error: write('error')};
}
