type Fields = Record<string, unknown>;

/** Logs one JSON object per line to the runtime's console. Callers must keep personal data out. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

type Sink = (level: 'info' | 'warn' | 'error', line: string) => void;

/* The line includes the level. Always `console.log`, because runtimes decorate other methods. */
const toConsole: Sink = (_level, line) => console.log(line);

/** A log that adds `base` to every line, for instance the request id and the site. */
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
