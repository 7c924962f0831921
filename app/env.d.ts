/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />
/// <reference types="@shopify/oxygen-workers-types" />

import type {RequestContext} from '~/request-context';

declare module '@shopify/remix-oxygen' {
  // Declaration merging needs an interface; this one adds nothing of its own.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface AppLoadContext extends RequestContext {}
}

declare module '@remix-run/server-runtime' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as above
  interface AppLoadContext extends RequestContext {}

  interface Future {
    v3_singleFetch: true;
  }
}
