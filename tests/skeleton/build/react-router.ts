/* What the skeleton imports from React Router 7, by the names that it has there. */
export * from '@remix-run/react';
export {RemixBrowser as HydratedRouter, RemixServer as ServerRouter} from '@remix-run/react';
