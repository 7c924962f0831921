// Remix's Vite plugin provides the build as a virtual module, which has no types on disk.
// @ts-expect-error -- see above
import * as build from 'virtual:remix/server-build';
import type {ServerBuild} from '@remix-run/server-runtime';
import {createDocumentStore} from './app/shell/documents/document-store';
import {createRecentResults} from './app/services/recent-results';
import {handleRequest} from './app/request-handler.server';

/* An Oxygen isolate has 128 MB of memory for everything, including the documents below. */
const recent = createRecentResults({maxSize: 8_000_000});
/* In development each page shows the latest code. */
const documents = import.meta.env.DEV ? undefined : createDocumentStore({maxBytes: 24_000_000});

/** The worker's entry point, for Oxygen and for the Node host. */
export default {
  async fetch(request: Request, env: object, execution: ExecutionContext): Promise<Response> {
    const cache = await caches.open('catalog');
    const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
    return handleRequest(
      request,
      {env, cache, waitUntil, recent, ...(documents && {documents})},
      build as ServerBuild,
    );
  },
};
