import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {z} from 'zod';
import {CONTENT_TOKEN} from '~sandbox/content-system/rest';
import {startSandbox, type RunningSandbox} from '~sandbox/sandbox';
import {buildContent} from '~sandbox/world/content/content';
import {buildWorld} from '~sandbox/world/world';

/** The content of a freshly seeded sandbox. */
export const content = buildContent(buildWorld());

type Query = Record<string, string | number | object>;

const listSchema = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  meta: z.record(z.string(), z.number()).optional(),
});
const errorSchema = z.strictObject({
  errors: z.array(z.object({message: z.string(), extensions: z.object({code: z.string()})})).min(1),
});

/** Starts one sandbox for the tests of a file and calls its content system over HTTP. */
export function useContentApi() {
  let running: RunningSandbox | null = null;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'content-'));

  beforeAll(async () => {
    running = await startSandbox({port: 0, dataDir, quiet: true});
  });
  afterAll(async () => {
    await running?.close();
    rmSync(dataDir, {recursive: true, force: true});
  });

  const origin = () => {
    if (!running) throw new Error('The sandbox has not started');
    return running.origin;
  };
  const get = (pathAndQuery: string, headers?: Record<string, string>) =>
    fetch(`${origin()}/directus${pathAndQuery}`, {
      headers: headers ?? {Authorization: `Bearer ${CONTENT_TOKEN}`},
    });

  return {
    origin,
    get,
    /** Reads an item list. Objects in the query are sent as JSON. */
    async list(collection: string, query: Query | string = {}) {
      const search = typeof query === 'string' ? query : searchOf(query);
      const answer = await get(`/items/${collection}?${search}`);
      const body: unknown = await answer.json();
      if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
      return listSchema.parse(body);
    },
    async one(pathAndQuery: string): Promise<unknown> {
      const body: unknown = await (await get(pathAndQuery)).json();
      return z.object({data: z.unknown()}).parse(body).data;
    },
    /** Status and code of an error response. */
    async refusal(pathAndQuery: string, headers?: Record<string, string>) {
      const answer = await get(pathAndQuery, headers);
      const {errors} = errorSchema.parse(await answer.json());
      return [answer.status, errors[0]?.extensions.code];
    },
  };
}

export function searchOf(query: Query): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
}
