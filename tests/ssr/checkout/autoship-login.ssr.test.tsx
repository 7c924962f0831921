import {expect, it} from 'vitest';
import {AutoshipLogin} from '~/domains/checkout/autoship-login';
import {SiteProvider} from '~/domains/session/site-context';
import {siteOf, type SiteId} from '~/domains/session/site';
import {renderPage} from '../../support/render-page';

const KIBBLE = {title: 'Kibble', details: '4 lb', quantity: 1, isAutoshipOnly: false};
const TREAT_BOX = {title: 'Treat Box', details: 'Monthly', quantity: 1, isAutoshipOnly: true};

async function render(items: (typeof KIBBLE)[], site: SiteId = 'DTC'): Promise<string> {
  const element = (
    <SiteProvider site={siteOf(site)}>
      <AutoshipLogin items={items} />
    </SiteProvider>
  );
  const path = '/shelter/autoship-required-login';
  return (await renderPage([{path, element}], path)).html;
}

it('CHK-26 the login page for autoship offers to buy everything once if that is possible', async () => {
  const html = await render([KIBBLE]);
  expect(html).toContain('You can also buy everything once');
  expect(html).toContain('value="buy-once"');
  expect(html).not.toMatch(/autoship.only/i);
});

it('CHK-26 the login page for autoship marks autoship-only items, and doesn’t offer to buy everything once with them', async () => {
  for (const items of [[TREAT_BOX], [KIBBLE, TREAT_BOX]]) {
    const html = await render(items);
    expect(html).toContain('Monthly · autoship only');
    expect(html).not.toContain('4 lb · autoship only');
    expect(html).toContain('Autoship-only items can’t be bought once.');
    expect(html).not.toMatch(/buy everything once|buy-once/);
  }
});

it('CHK-26 the staff site offers no one-time purchase there', async () => {
  expect(await render([KIBBLE], 'HPSF')).not.toMatch(/buy everything once|buy-once/);
});
