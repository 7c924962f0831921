import {describe, expect, it} from 'vitest';
import {ProductTools} from '~/domains/catalog/page/product-tools';
import {VisitorProvider} from '~/domains/session/visitor-context';
import {renderPage} from '~tests/support/render-page';

async function render(firstName: string | null): Promise<string> {
  const element = (
    <VisitorProvider visitor={{firstName, idleSeconds: 1, alertSeconds: 1, notices: []}}>
      <ProductTools product={{handle: 'morning-biscuits'}} />
    </VisitorProvider>
  );
  const page = {id: 'pages', path: '/', loader: () => ({customer: 'mark-of-ada'}), element};
  return (await renderPage([page], '/')).html;
}

describe('ProductTools', () => {
  it('CAT-33c CAT-35a ProductTools leads to the comparison and posts to a guest’s favorites without scripts', async () => {
    const html = await render(null);
    expect(html).toMatch(/^<noscript>.*<\/noscript>$/);
    expect(html).toContain('href="/compare?products=morning-biscuits"');
    expect(html).toContain('<form method="post" action="/favorites">');
    expect(html).toContain('name="handle" value="morning-biscuits"');
  });

  it('CAT-33c SESS-43a ProductTools posts to a customer’s favorites without scripts', async () => {
    const html = await render('Ada');
    expect(html).toContain('<form method="post" action="/account/favorites">');
    expect(html).toContain('name="customer" value="mark-of-ada"');
    expect(html).toContain('name="handle" value="morning-biscuits"');
  });
});
