import type {Context} from 'hono';
import {html} from 'hono/html';
import {STYLESHEET} from '../http/assets';
import type {PrivacySettings} from './settings';

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    'img-src data:',
    'frame-ancestors http://localhost:* http://127.0.0.1:*',
    "base-uri 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
};

/** The page in the preference dialog's frame. Its script adds the categories that the shop's page passes. */
export function renderPreferences(c: Context, {message}: PrivacySettings) {
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Privacy choices</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="${STYLESHEET}" />
          <script src="/trustarc/preferences-frame.js" defer></script>
        </head>
        <body class="framed">
          <main>
            <h1>Privacy choices</h1>
            <form id="preferences" data-message="${message}">
              <div id="categories"></div>
              <div class="inline-form">
                <button class="btn primary">Save choices</button>
                <button class="btn ghost" type="button" id="close">Close</button>
              </div>
            </form>
          </main>
        </body>
      </html>`,
    200,
    HEADERS,
  );
}
