import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {isLoopback} from '~/domains/session/cookie-jar.server';
import {NonceProvider} from '~/shell/nonce';
import {contentSecurityPolicy} from '~/shell/security-headers.server';

/** Renders a page as a stream; crawlers get it whole. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  {log, origins, preview}: AppLoadContext,
) {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  let shellStatus = status;
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        log.error('render failed', {error: error instanceof Error ? error.stack : String(error)});
        shellStatus = 500;
      },
    },
  );
  if (isbot(request.headers.get('User-Agent'))) await body.allReady;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({
      nonce,
      origins,
      framedBy: preview ? origins.content : null,
      isLoopbackHost: isLoopback(new URL(request.url).hostname),
      isDevelopment: import.meta.env.DEV,
    }),
  );
  return new Response(body, {headers, status: shellStatus});
}

/** What loaders and actions threw that is no answer of theirs. */
export function handleError(
  error: unknown,
  {request, context}: {request: Request; context: AppLoadContext},
) {
  if (request.signal.aborted) return;
  context.log.error('loader or action failed', {
    error: error instanceof Error ? error.stack : String(error),
  });
}
