type Fields = Record<string, unknown>;

/** One JSON object per line on the runtime's console. Callers must keep personal data out. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

type Sink = (level: 'info' | 'warn' | 'error', line: string) => void;

/* Always `console.log`, because runtimes decorate other methods. The line includes the level. */
const toConsole: Sink = (_level, line) => console.log(line);

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

/** With the stack, if there is one. */
export function textOfError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
