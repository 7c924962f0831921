import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

test('FIND-14 a page that is shared has its address and a picture that is there', async ({
  page,
  shop,
}) => {
  for (const {path, address, type} of [
    {path: '/?utm_source=mail', address: '/', type: 'website'},
    {path: '/products/dog/?flavor=beef', address: '/products/dog', type: 'website'},
    {path: `${PRODUCTS.dry.path}?sku=MB-CIND-7`, address: PRODUCTS.dry.path, type: 'product'},
    {path: PRODUCTS.dropship.path, address: PRODUCTS.dropship.path, type: 'product'},
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      const tag = (property: string) =>
        page.locator(`meta[property="og:${property}"]`).getAttribute('content');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        shop.consumer + address,
      );
      expect(await tag('url')).toBe(shop.consumer + address);
      expect(await tag('type')).toBe(type);
      expect(await page.title()).toBe(`${await tag('title')} | ${await tag('site_name')}`);
      expect(await tag('description')).toMatch(/\w/);
      const picture = await page.request.get(String(await tag('image')));
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    });
  }
});

test('FIND-11 a browser reads each sitemap as XML', async ({page}) => {
  await page.goto('/');
  for (const path of ['/sitemap.xml', '/sitemap/pages/1.xml', '/sitemap/products/1.xml']) {
    const {root, count} = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      return {root: xml.documentElement.nodeName, count: xml.getElementsByTagName('loc').length};
    }, path);
    expect(root, path).toMatch(/^(sitemapindex|urlset)$/);
    expect(count, path).toBeGreaterThan(1);
  }
});
