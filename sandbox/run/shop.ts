import {isLoopbackUrl} from '../http/loopback';
import {composeEnv, pointAt, writeEnvFile, type Variables} from './env-file';
import {parsePort, ROOT, UserError} from './options';
import {isPortFree, portInUseMessage} from './ports';
import type {ProcessGroup} from './process-group';

/** Options of every command that runs a shop. */
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
  /** Where its sandbox belongs; `null` when the shop is set to a commerce service that is not on this machine. */
  sandboxPort: number | null;
}

/**
 * What to run, from the command line and the environment. Refuses a port that is taken. Without the example nothing
 * falls back to its published values.
 */
export async function readShop(
  options: ShopOptions,
  {example = true}: {example?: boolean} = {},
): Promise<Shop> {
  const port = parsePort(options.port ?? '3000');
  if (!(await isPortFree(port))) {
    throw new UserError(portInUseMessage(port, 'another program', '--port'));
  }
  const given = options['sandbox-port'];
  const variables = composeEnv({
    root: ROOT,
    example,
    overrides: {
      ...(options.site && {SITE_ID: options.site}),
      ...(given && pointAt(`http://localhost:${parsePort(given)}`)),
    },
  });
  return {port, variables, sandboxPort: sandboxPortOf(variables)};
}

function sandboxPortOf({PUBLIC_STORE_DOMAIN: origin = ''}: Variables): number | null {
  return isLoopbackUrl(origin) ? Number(new URL(origin).port || 80) : null;
}

/** The shop's variables as a file for the CLI; it is removed when this process exits. */
export function envFileOf({variables}: Shop, group: ProcessGroup): string {
  const {file, remove} = writeEnvFile(variables);
  group.onExit(remove);
  return file;
}
