import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {builtInSite} from '~/domains/content/built-in-site';
import {menusOf, type NavigationMenu} from '~/domains/content/site-content';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {editor as openPreview} from './support/content-api';
import {createEditor} from './support/editor';
import {openShop, watchShop, type Answer, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
beforeAll(() => {
  control = createSandboxControl(sandbox.origin());
});
afterEach(() => control.clearFaults());

const shop = () => openShop(sandbox.origin()).visitor();
const staff = () => openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}}).visitor();

const menus = (visitor: Visitor) => visitor.get('/menus.json');
const headings = (answer: Answer) =>
  (answer.json() as NavigationMenu[]).map(({columns}) => columns.map(({heading}) => heading));

describe('the menus of the main navigation', () => {
  it('SITE-11a are the editors’, one for each link, on both sites', async () => {
    const answer = await menus(shop());
    expect([answer.status, unexpected()]).toEqual([200, []]);
    expect(headings(answer)).toEqual(
      SHOP.navigations.main.map(({columns}) => columns.map(({heading}) => heading)),
    );
    expect(headings(await menus(staff()))).not.toEqual(headings(answer));
  });

  it('SITE-11a aren’t in the page’s data, which only says which links have one', async () => {
    const home = await shop().get('/');
    const {content} = home.page().loaderData.root as {content: {navigation: {main: unknown}}};
    expect(content.navigation.main).toEqual(
      SHOP.navigations.main.map(({label, link, columns}) => ({
        label,
        to: link,
        hasMenu: columns.length > 0,
      })),
    );
    const [[heading = ''] = []] = headings(await menus(shop()));
    expect(heading).toMatch(/\w/);
    expect(JSON.stringify(home.page().loaderData)).not.toContain(heading);
  });

  it('SITE-11b are stored by browsers for a minute, and in a preview not at all', async () => {
    expect((await menus(shop())).headers.get('Cache-Control')).toBe('private, max-age=60');
    const preview = await menus(await openPreview());
    expect([preview.status, preview.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  });

  it('SITE-11b follow a change in the content system', async () => {
    const [dog, ...others] = SHOP.navigations.main;
    const navigation = [
      {...dog, columns: [{heading: 'New this week', links: [{label: 'Stew', link: '/products'}]}]},
      ...others,
    ];
    const change = {main_navigation: navigation};
    await createEditor(sandbox.origin()).change('sites', {code: {_eq: 'DTC'}}, change);
    expect(headings(await menus(shop()))[0]).toEqual(['New this week']);
  });

  it('SITE-11b are the built-in ones while the content system is down', async () => {
    await control.fault({service: 'content-system', kind: 'down'});
    const answer = await menus(shop());
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual(menusOf(builtInSite('DTC').navigation.main));
  });

  it('SITE-11b stay behind the password', async () => {
    const gated = openShop(sandbox.origin(), {variables: {SITE_PASSWORD: 'open sesame'}});
    expect((await menus(gated.visitor())).status).toBe(302);
  });
});
