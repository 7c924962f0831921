import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {ProductTools} from '~/domains/catalog/page/product-tools';
import {VisitorProvider} from '~/domains/session/visitor-context';

const render = (firstName: string | null) =>
  renderToString(
    <VisitorProvider visitor={{firstName, idleSeconds: 1, alertSeconds: 1, notices: []}}>
      <ProductTools product={{handle: 'morning-biscuits'}} />
    </VisitorProvider>,
  );

describe('ProductTools', () => {
  it('CAT-33c CAT-35a ProductTools leads to the comparison and posts to a guest’s favorites without scripts', () => {
    const html = render(null);
    expect(html).toMatch(/^<noscript>.*<\/noscript>$/);
    expect(html).toContain('href="/compare?products=morning-biscuits"');
    expect(html).toContain('<form method="post" action="/favorites">');
    expect(html).toContain('name="handle" value="morning-biscuits"');
  });

  it('CAT-33c ProductTools posts to a customer’s favorites without scripts', () => {
    const html = render('Ada');
    expect(html).toContain('<form method="post" action="/account/favorites">');
    expect(html).toContain('name="handle" value="morning-biscuits"');
  });
});
