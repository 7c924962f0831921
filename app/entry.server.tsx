import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {SiteProvider} from '~/domains/session/site-context';
import {inLargeChunks} from '~/platform/large-chunks.server';
import {isLoopback} from '~/platform/loopback';
import {textOfError} from '~/platform/log.server';
import {RequestIdProvider} from '~/shell/error-reports/request-id';
import {NonceProvider} from '~/shell/security/nonce';
import {FooterHtmlProvider} from '~/shell/page/footer';
import {footerHtml} from '~/shell/page/footer-html.server';
import {StructuredDataProvider} from '~/shell/page/structured-data';
import {
  contentSecurityPolicy,
  createNonce,
  frameOwner,
} from '~/shell/security/security-headers.server';
import {IconSpriteProvider} from '~/ui/icon-sprite';
import {iconSprite} from '~/ui/icon-sprite.server';
import {errorPageResponse} from '~/shell/errors/not-found.server';

/** If rendering fails, throws the data of the error page, with which Remix renders again. */
export default async function renderDocument(
  ...[request, status, headers, remixContext, context]: Rendering
): Promise<Response> {
  try {
    return await render(request, status, headers, remixContext, context);
  } catch (error) {
    const isErrorPage = remixContext.staticHandlerContext.errors !== null;
    throw isErrorPage || request.signal.aborted ? error : await errorPageResponse(context);
  }
}

type Rendering = [Request, number, Headers, EntryContext, AppLoadContext];

/** Crawlers get the page in one piece. */
async function render(
  ...[request, status, headers, remixContext, context]: Rendering
): Promise<Response> {
  const {log} = context.request;
  const {origins, thirdParties, giving} = context.settings;
  const url = new URL(request.url);
  const nonce = createNonce();
  let shellStatus = status;
  const isErrorPage = remixContext.staticHandlerContext.errors !== null;
  const footer = footerHtml(await context.request.siteContent());
  const abort = new AbortController();
  const stop = () => abort.abort(request.signal.reason);
  request.signal.addEventListener('abort', stop);
  const body = await renderToReadableStream(
    <SiteProvider site={context.site}>
      <NonceProvider value={nonce}>
        <RequestIdProvider value={thirdParties.errorReporting && context.request.id}>
          <IconSpriteProvider value={iconSprite}>
            <StructuredDataProvider
              value={isErrorPage ? [] : (context.request.structuredData ?? [])}
            >
              <FooterHtmlProvider value={footer}>
                <RemixServer context={remixContext} url={request.url} nonce={nonce} />
              </FooterHtmlProvider>
            </StructuredDataProvider>
          </IconSpriteProvider>
        </RequestIdProvider>
      </NonceProvider>
    </SiteProvider>,
    {
      nonce,
      signal: abort.signal,
      onError(error) {
        if (request.signal.aborted) return;
        log.error('render failed', {error: textOfError(error)});
        shellStatus = 500;
      },
    },
  );
  /* React never removes its listener, so a signal that lives longer would keep the whole page in memory. */
  const release = () => request.signal.removeEventListener('abort', stop);
  body.allReady.then(release, release);
  if (isbot(request.headers.get('User-Agent'))) await body.allReady;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({
      nonce,
      origins,
      thirdParties,
      giving,
      framedBy: frameOwner(url, {
        isPreview: context.visitor.preview !== null,
        contentOrigin: origins.content,
      }),
      isLoopbackHost: isLoopback(url.hostname),
      isDevelopment: import.meta.env.DEV,
    }),
  );
  return new Response(inLargeChunks(body), {headers, status: shellStatus});
}

/** Render errors are already in the log. */
export function handleError(
  error: unknown,
  {request, context}: {request: Request; context: AppLoadContext},
) {
  if (request.signal.aborted || error instanceof Response) return;
  context.request.log.error('loader or action failed', {error: describeThrown(error)});
}

/** Remix's own refusals are route error responses that contain the error. */
function describeThrown(thrown: unknown): string {
  if (thrown instanceof Error) return textOfError(thrown);
  if (isRouteErrorResponse(thrown)) {
    const {status, statusText} = thrown;
    const data: unknown = thrown.data;
    return `${status} ${statusText}: ${typeof data === 'string' ? data : JSON.stringify(data)}`;
  }
  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}
