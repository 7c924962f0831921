import type {ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {CartProvider} from '~/domains/cart/cart-context';
import {builtInSite} from '~/domains/content/built-in-site';
import {pageSurroundings, type SiteContent} from '~/domains/content/site-content';
import {SiteContentProvider} from '~/domains/content/site-content-context';
import {Footer, FooterHtmlProvider} from '~/shell/page/footer';
import {footerHtml} from '~/shell/page/footer-html.server';
import {Header} from '~/shell/header/header';
import {renderPage} from '~tests/support/render-page';
import {attribute, tagsOf} from '~tests/ssr/ui/render';

const HOSTILE = '<img src=x onerror=alert(1)>';
const link = (label: string, to: string) => ({label, to});
const head = (label: string, to: string) => ({label, to, columns: [], feature: null});

const SITE: SiteContent = {
  ...builtInSite('DTC'),
  navigation: {
    main: [
      {
        ...head('Dog', '/products/dog'),
        columns: [{heading: 'By form', links: [link('Dry dog food', '/products/dog/dry')]}],
        feature: {
          headline: 'New',
          text: 'Just in',
          picture: {url: 'https://images.test/new.png', alt: ''},
          link: link('See it', '/products/new'),
        },
      },
      head('Shop', '/products'),
      head('Treats', '/products?form=treat'),
      head('Journal', 'https://journal.example/'),
    ],
    footer: [{heading: 'Help', links: [link('FAQ', '/faq')]}],
    legal: [link('Terms', '/terms-and-conditions')],
  },
  announcements: [
    {text: 'First', link: link('Read', '/news')},
    {text: HOSTILE, link: null},
  ],
  banners: [{headline: HOSTILE, text: 'Soon', tone: 'night', link: link('More', '/more')}],
  footerText: 'Made with care.',
  smallPrint: 'Made up.',
};

async function render(content: ReactNode, path = '/', site = SITE) {
  const element = (
    <CartProvider cart={null}>
      <SiteContentProvider content={pageSurroundings(site)}>{content}</SiteContentProvider>
    </CartProvider>
  );
  return (await renderPage([{path: '*', element}], path)).html;
}

const targets = (html: string) => tagsOf(html, 'a').map((tag) => attribute(tag, 'href'));
const desktop = (html: string) =>
  /<nav aria-label="Main" class="[^"]*\blg:block\b.*?<\/nav>/s.exec(html)?.[0] ?? '';

describe('the header', () => {
  it('SITE-06a shows the announcements as a list and the banners, all as text', async () => {
    const html = await render(<Header />);
    const list = /<ul aria-label="Announcements".*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect(tagsOf(list, 'li')).toHaveLength(2);
    expect(targets(list)).toEqual(['/news']);
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;')).toHaveLength(3);
    expect(html).not.toMatch(/<img[^>]*onerror/);
    expect(targets(html)).toContain('/more');
  });

  it('SITE-06a has no announcement list and no banner when there are none', async () => {
    const html = await render(<Header />, '/', {...SITE, announcements: [], banners: []});
    expect(html).not.toContain('Announcements');
  });

  it('SITE-01d has the top links in its HTML, but no menu until it is opened', async () => {
    const html = await render(<Header />);
    expect(targets(desktop(html))).toEqual([
      '/products/dog',
      '/products',
      '/products?form=treat',
      'https://journal.example/',
    ]);
    expect(html).not.toContain('Dry dog food');
    expect(tagsOf(html, 'img')).toEqual([]);
    const buttons = tagsOf(desktop(html), 'button');
    expect(buttons.map((tag) => attribute(tag, 'aria-label'))).toEqual(['Dog menu']);
    expect(attribute(buttons[0], 'aria-expanded')).toBe('false');
  });

  it('SITE-02b has the same top links in a menu of native details for narrow windows', async () => {
    const menu = /<details.*?<\/details>/s.exec(await render(<Header />))?.[0] ?? '';
    expect(menu).toMatch(/<summary[^>]*><span class="sr-only">Menu<\/span>/);
    expect(targets(menu)).toEqual([
      '/products/dog',
      '/products',
      '/products?form=treat',
      'https://journal.example/',
    ]);
  });

  it.each([
    ['/products/dog', ['/products/dog']],
    ['/products/dog/food-form/dry-food', ['/products/dog']],
    ['/products/dog?sort=name', ['/products/dog']],
    ['/products', ['/products']],
    ['/products?form=treat', ['/products', '/products?form=treat']],
    ['/products/bird', []],
    ['/', []],
  ])('on %s marks %j as the current links', async (path, current) => {
    const html = desktop(await render(<Header />, path));
    const marked = tagsOf(html, 'a').filter((tag) => attribute(tag, 'aria-current') === 'page');
    expect(marked.map((tag) => attribute(tag, 'href'))).toEqual(current);
  });
});

describe('the footer', () => {
  it('SITE-06b SITE-06c has the site’s link columns, contact details, legal links and small print', async () => {
    const html = await render(
      <FooterHtmlProvider value={footerHtml(SITE)}>
        <Footer />
      </FooterHtmlProvider>,
    );
    expect(targets(html)).toEqual([
      'tel:3035550142',
      'mailto:care@marlowe.example',
      '/faq',
      '/terms-and-conditions',
    ]);
    expect(tagsOf(html, 'nav').map((tag) => attribute(tag, 'aria-label'))).toEqual([
      'Help links',
      'Legal links',
    ]);
    for (const text of ['Made with care.', 'Made up.', SITE.contact.hours]) {
      expect(html).toContain(text);
    }
  });
});
