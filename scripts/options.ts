import {parseArgs, type ParseArgsConfig} from 'node:util';
import {UserError} from '~sandbox/user-error';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the command line. @throws UserError that names the wrong option */
export function readOptions<const O extends Options>(options: O) {
  try {
    return parseArgs({options, strict: true}).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

export function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`"${text}" isn’t a port. Use a number from 1 to 65535.`);
  }
  return port;
}

/** Runs a command and exits with its code. Prints a `UserError` as one line, any other error with its stack. */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
