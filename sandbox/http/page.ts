import type {Context} from 'hono';
import {html} from 'hono/html';
import type {HtmlEscapedString} from 'hono/utils/html';
import type {ContentfulStatusCode} from 'hono/utils/http-status';
import {STYLESHEET} from './assets';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Page {
  /** The document's title, without the brand. */
  title: string;
  /** Shown beside the brand in the header, for example `Checkout`. */
  section: string;
  /** Link target of the brand in the header. */
  home: string;
  body: Html;
  status?: ContentfulStatusCode;
  /** Path of an optional script: the page must work without it. */
  script?: string;
}

const PAGE_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Sends a complete page in the brand's look, uncached, without a script unless one is given. */
export async function renderPage(c: Context, page: Page): Promise<Response> {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} | Marlowe Pet Nutrition</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLESHEET}" />
        ${page.script ? html`<script src="${page.script}" defer></script>` : ''}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="site">
          <div class="wrap">
            <a class="logo" href="${page.home}">Marlowe<small>Pet Nutrition</small></a>
            <p class="section">${page.section}</p>
          </div>
        </header>
        <main id="main" class="wrap">${page.body}</main>
      </body>
    </html>`;
  return c.html(document, page.status ?? 200, PAGE_HEADERS);
}

export interface Notice {
  title: string;
  text: string;
  link: {href: string; label: string};
  status: ContentfulStatusCode;
}

/** Sends a page with one message and one link, for not found, faults and errors. */
export function renderNotice(c: Context, section: string, notice: Notice): Promise<Response> {
  return renderPage(c, {
    title: notice.title,
    section,
    home: notice.link.href,
    status: notice.status,
    body: html`<section class="notice">
      <h1>${notice.title}</h1>
      <p class="lead">${notice.text}</p>
      <a class="btn primary" href="${notice.link.href}">${notice.link.label}</a>
    </section>`,
  });
}
