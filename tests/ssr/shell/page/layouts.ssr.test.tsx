import type {ReactNode} from 'react';
import {Outlet} from 'react-router-dom';
import {describe, expect, it} from 'vitest';
import {CartProvider} from '~/domains/cart/cart-context';
import * as autoshipLogin from '~/routes/autoship-required-login';
import * as maintenance from '~/routes/maintenance';
import * as passwordProtect from '~/routes/password-protect';
import {PageLayout, useRouteHandle} from '~/shell/page/page-layout';
import {ThrownError, thrownErrorMeta} from '~/shell/errors/thrown-error';
import {renderPage} from '~tests/support/render-page';

function Shop({children}: {children?: ReactNode}) {
  const {hasScripts = true} = useRouteHandle() ?? {};
  return (
    <CartProvider cart={null}>
      <PageLayout>{children ?? <Outlet />}</PageLayout>
      {hasScripts && <i>scripts</i>}
    </CartProvider>
  );
}

const pageWith = async (handle: unknown) => {
  const page = {path: '/x', element: <p>the page</p>, handle};
  const {html} = await renderPage([{element: <Shop />, children: [page]}], '/x');
  expect(html).toContain('the page');
  return {
    hasLayout: /<header[ >]/.test(html) && /<footer[ >]/.test(html),
    hasNone: !/<(?:header|footer|nav)[ >]/.test(html),
    hasScripts: html.includes('scripts'),
  };
};

describe('the layout of a page', () => {
  it('ROUTE-58 has header and footer by default', async () => {
    expect(await pageWith(undefined)).toMatchObject({hasLayout: true, hasScripts: true});
  });

  it('ROUTE-35 is empty for maintenance, which has no scripts either', async () => {
    expect(await pageWith(maintenance.handle)).toMatchObject({hasNone: true, hasScripts: false});
  });

  it('ROUTE-37 is empty for the password gate', async () => {
    expect(await pageWith(passwordProtect.handle)).toMatchObject({hasNone: true, hasScripts: true});
  });

  it('ROUTE-32 is empty for the autoship login page', async () => {
    expect(await pageWith(autoshipLogin.handle)).toMatchObject({hasNone: true, hasScripts: true});
  });
});

/** Throws any value, as broken code in a loader could. */
const thrower = (error: unknown) => () => {
  throw error;
};

describe('an unexpected error', () => {
  const broken = (error: unknown) =>
    renderPage(
      [
        {
          element: <Shop />,
          errorElement: (
            <Shop>
              <ThrownError />
            </Shop>
          ),
          children: [{path: '/cart', loader: thrower(error), element: <p>never</p>}],
        },
      ],
      '/cart',
    );

  it.each([new Error('secret'), 'secret', null, {secret: true}])(
    'ERR-21 in a page (%o) shows the error page with status 500',
    async (error) => {
      const {html, status} = await broken(error);
      expect(status).toBe(500);
      expect(html.replace(/<!-- -->/g, '')).toContain('Page Not Found /cart');
      expect(html).not.toContain('secret');
    },
  );

  it('ERR-21 in the error page’s own content still shows a page', async () => {
    const page = {view: {title: 'No blocks'}};
    const {html, status} = await broken(Response.json(page, {status: 500}));
    expect(status).toBe(500);
    expect(html).toContain('Nothing in your cart was lost');
    expect(html).toMatch(/<footer[ >]/);
  });

  it.each([
    [429, 'Too many requests at once'],
    [503, 'We’re having trouble loading this page'],
  ])('SRV-07b a page rejected with %i says "%s" instead of not found', async (status, heading) => {
    const page = await broken(Response.json(null, {status}));
    expect(page.status).toBe(status);
    expect(page.html).toContain(heading);
    expect(page.html).not.toContain('Page Not Found');
  });

  it.each([429, 503])(
    'LIST-24 a page refused with %i offers to try its address again',
    async (status) => {
      const {html} = await broken(Response.json(null, {status}));
      expect(html).toMatch(/<a [^>]*href="\/cart"[^>]*>Try again</);
    },
  );

  it.each([
    ['DTC', '404 Error | Shop'],
    ['HPSF', '404 Error | Pro Staff Feeding'],
  ])('ERR-21 ROUTE-49 on %s has the title %s', (siteId, title) => {
    const root = {
      id: 'root',
      pathname: '/',
      params: {},
      data: {siteId},
      handle: undefined,
      meta: [],
    };
    const tags = thrownErrorMeta({
      error: new Error('secret'),
      matches: [root],
      data: undefined,
      params: {},
      location: {pathname: '/cart', search: '', hash: '', state: null, key: 'default'},
    });
    expect(tags).toContainEqual({title});
  });
});
