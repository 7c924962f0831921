import {EnvError, parseEnv} from '~/platform/env.server';
import {isLoopbackUrl} from '~sandbox/http/loopback';
import {composeEnv, sandboxVariables, writeEnvFile, type Variables} from './env-file';
import {parsePort} from './options';
import {ROOT} from '~sandbox/root';
import {UserError} from '~sandbox/user-error';
import {isPortFree, portInUseMessage} from '~sandbox/http/ports';
import type {ProcessGroup} from './process-group';

/** Options of every command that runs the shop. */
export const SHOP_OPTIONS = {
  site: {type: 'string'},
  port: {type: 'string'},
  'sandbox-port': {type: 'string'},
} as const;

interface ShopOptions {
  site?: string | undefined;
  port?: string | undefined;
  'sandbox-port'?: string | undefined;
}

export interface Shop {
  port: number;
  variables: Variables;
  /** Port of its sandbox; `null` when the shop uses a commerce service on another machine. */
  sandboxPort: number | null;
}

/**
 * Reads what to run from the command line and the environment. With `example: false`, values from `.env.example` are
 * not used.
 *
 * @throws UserError when the port is in use, or with the problems of the environment
 */
export async function readShop(
  options: ShopOptions,
  {example = true, defaultPort = '3000'}: {example?: boolean; defaultPort?: string} = {},
): Promise<Shop> {
  const port = parsePort(options.port ?? defaultPort);
  if (!(await isPortFree(port))) {
    throw new UserError(portInUseMessage(port, 'another program', '--port'));
  }
  const sandboxPort = options['sandbox-port'];
  const variables = composeEnv({
    root: ROOT,
    example,
    overrides: {
      ...(options.site && {SITE_ID: options.site}),
      ...(sandboxPort && sandboxVariables(`http://localhost:${parsePort(sandboxPort)}`)),
    },
  });
  checkEnvironment(variables);
  return {port, variables, sandboxPort: sandboxPortOf(variables)};
}

/** The worker runtime would only report them at the first request. */
function checkEnvironment(variables: Variables): void {
  try {
    parseEnv({...process.env, ...variables});
  } catch (error) {
    throw error instanceof EnvError ? new UserError(error.message) : error;
  }
}

function sandboxPortOf({PUBLIC_STORE_DOMAIN: origin = ''}: Variables): number | null {
  return isLoopbackUrl(origin) ? Number(new URL(origin).port || 80) : null;
}

/** Writes the shop's variables to a file for the Shopify CLI. The file is deleted when this process exits. */
export function envFileOf({variables}: Shop, group: ProcessGroup): string {
  const {file, remove} = writeEnvFile(variables);
  group.onExit(remove);
  return file;
}
