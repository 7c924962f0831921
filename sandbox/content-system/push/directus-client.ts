import {z} from 'zod';
import {UserError} from '../../user-error';

/** The sandbox emulates the REST API of this major version. Newer versions are accepted too. */
const OLDEST_MAJOR = 12;

export interface DirectusClient {
  /** Reads the `data` of a response. @throws UserError when the request fails */
  read<Out>(path: string, data: z.ZodType<Out>): Promise<Out>;
  /** Sends a change and returns the `data` of the response. @throws UserError when the change is rejected */
  send(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<unknown>;
}

const errorReply = z.object({errors: z.array(z.object({message: z.string()})).min(1)});
const infoReply = z.object({version: z.string().optional()});
const globalsReply = z.object({admin_access: z.boolean()});

/** Calls the REST API of a Directus with one token. `url` is its base, with or without a trailing slash. */
export function createDirectusClient(url: string, token: string): DirectusClient {
  const base = url.replace(/(?<!\/)\/+$/, '');
  const headers = {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'};

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    }).catch((error: unknown) => {
      throw new UserError(`No server answers at ${base} (${causeOf(error)}).`);
    });
    const text = await response.text();
    const reply = jsonOf(text);
    if (response.ok && (text === '' || reply !== undefined)) return reply;
    if (response.status === 401) throw new UserError(`${base} does not know this token.`);
    const refusal = errorReply.safeParse(reply);
    if (!refusal.success) {
      throw new UserError(
        `${base} is not a Directus server: ${path} answered HTTP ${response.status}.`,
      );
    }
    const reasons = refusal.data.errors.map(({message}) => message).join(' ');
    throw new UserError(`Directus refused ${method} ${path} (HTTP ${response.status}): ${reasons}`);
  }

  return {
    async read(path, data) {
      const reply = z.object({data}).safeParse(await call('GET', path));
      if (reply.success) return reply.data.data;
      throw new UserError(
        `${path} is not what Directus ${OLDEST_MAJOR} returns: ${reply.error.message}`,
      );
    },
    async send(method, path, body) {
      const reply = await call(method, path, body);
      return z.object({data: z.unknown()}).safeParse(reply).data?.data;
    },
  };
}

/** @throws UserError unless this is a supported Directus and the token is an administrator's */
export async function checkServer(directus: DirectusClient): Promise<void> {
  const {version = 'of unknown version'} = await directus.read('/server/info', infoReply);
  if (!(Number.parseInt(version, 10) >= OLDEST_MAJOR)) {
    throw new UserError(`This is Directus ${version}; ${OLDEST_MAJOR} or later is needed.`);
  }
  const {admin_access: isAdmin} = await directus.read('/policies/me/globals', globalsReply);
  if (!isAdmin) throw new UserError("The token is not an administrator's.");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const {cause} = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : error.message;
}
