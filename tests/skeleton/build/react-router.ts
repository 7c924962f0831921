export * from '@remix-run/react';
export {RemixBrowser as HydratedRouter, RemixServer as ServerRouter} from '@remix-run/react';
