import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {afterEach, describe, expect, it} from 'vitest';
import renderDocument, {handleError} from '~/entry.server';
import type {ErrorPageData} from '~/shell/errors/not-found.server';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {createBuild} from './support/build';
import {cardsIn} from './support/cards-in';
import {useOwnSandbox} from '../support/own-sandbox';
import {openShop, watchShop, type Answer} from './support/shop';

const {log, logged} = watchShop();
const sandbox = useOwnSandbox();
afterEach(() => createSandboxControl(sandbox.origin()).clearFaults());

const SECRET = 'what nobody may read';
const breaks = () => {
  throw new Error(SECRET);
};

/** A visitor of a shop in which this route's module is replaced. */
function visitorWith(routeId: string, module: {loader?: unknown; action?: unknown}) {
  const build = createBuild([]);
  const route = build.routes[routeId];
  if (!route) throw new Error(`there is no ${routeId}`);
  Object.assign(build.routes, {[routeId]: {...route, module: {...route.module, ...module}}});
  build.entry.module.handleError = handleError;
  return {build, visitor: openShop(sandbox.origin(), {build}).visitor()};
}

const shownBy = (answer: Answer, boundary = 'pages') =>
  answer.page().errors?.[boundary]?.data as ErrorPageData;

function expectErrorPage(answer: Answer, boundary?: string): void {
  expect(answer.status).toBe(500);
  const {head, view} = shownBy(answer, boundary);
  expect(head.title).toBe('404 Error | Shop');
  expect(view?.slug).toBe('error');
  expect(view && cardsIn(view).length).toBeGreaterThan(3);
  expect(answer.text).not.toContain(SECRET);
}

describe('an error in a page’s code', () => {
  it('ERR-21, ROUTE-55a, ROUTE-55b, ROUTE-57 shows the editors’ error page with its products and is logged', async () => {
    const answer = await visitorWith('routes/home', {loader: breaks}).visitor.get('/');
    expectErrorPage(answer);
    expect(shownBy(answer).view?.name).not.toBe('error');
    expect(logged()).toEqual(['loader or action failed']);
    expect(JSON.stringify(log())).toContain(SECRET);
  });

  it('ERR-21 in an action shows the editors’ error page', async () => {
    const {visitor} = visitorWith('routes/cart', {action: breaks});
    expectErrorPage(await visitor.post('/cart', {intent: 'empty'}));
  });

  it('ERR-21 in the root loader shows the error page', async () => {
    expectErrorPage(await visitorWith('root', {loader: breaks}).visitor.get('/faq'), 'root');
  });

  it('ERR-21 in a page data request shows the error page', async () => {
    const answer = await visitorWith('routes/home', {loader: breaks}).visitor.get('/_root.data');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('404 Error | Shop');
    expect(answer.text).toContain('product-carousel');
    expect(answer.text).not.toContain(SECRET);
  });

  it('ERR-21 during rendering shows the error page', async () => {
    const {build, visitor} = visitorWith('routes/home', {});
    const {default: show} = build.entry.module;
    /* Rendering always fails here: the build has no assets, and Node's React has no web streams. */
    build.entry.module.default = (request, status, headers, page, context) =>
      page.staticHandlerContext.errors
        ? show(request, status, headers, page, context)
        : renderDocument(request, status, headers, page, context);
    expectErrorPage(await visitor.get('/'), 'root');
  });

  it('CMS-09a, ERR-21 shows the built-in error page while the content system is down', async () => {
    const control = createSandboxControl(sandbox.origin());
    await control.fault({service: 'content-system', kind: 'down'});
    const answer = await visitorWith('routes/home', {loader: breaks}).visitor.get('/');
    expectErrorPage(answer);
    expect(shownBy(answer).view?.name).toBe('error');
  });

  it('ERR-21 shows a plain error page if the error page’s content fails too', async () => {
    const loader = ({context}: LoaderFunctionArgs) => {
      context.services.contentPages.pages = () => Promise.reject(new Error('this as well'));
      breaks();
    };
    const answer = await visitorWith('routes/home', {loader}).visitor.get('/');
    expect(answer.status).toBe(500);
    expect(shownBy(answer)).toMatchObject({head: {title: '404 Error | Shop'}, view: null});
    expect(logged()).toEqual(['loader or action failed', 'error page failed']);
  });

  it('in a file route answers with a sentence', async () => {
    const answer = await visitorWith('routes/robots', {loader: breaks}).visitor.get('/robots.txt');
    expect(answer.status).toBe(500);
    expect(answer.text).toMatch(/^Unexpected Server Error/);
    expect(logged()).toEqual(['loader or action failed']);
  });
});
