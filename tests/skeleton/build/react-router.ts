/* The skeleton's imports from React Router 7, under the same names. */
export * from '@remix-run/react';
export {RemixBrowser as HydratedRouter, RemixServer as ServerRouter} from '@remix-run/react';
