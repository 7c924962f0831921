import type {Hono} from 'hono';
import {html} from 'hono/html';
import {z} from 'zod';
import type {SandboxContext} from '../context';
import {isFormPost, readInput} from '../control/inputs';
import {renderNotice, type Html} from '../http/page';
import {callShops} from './shop-hook';

const inputSchema = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^(\/.*)?$/, 'Begins with /')
    .optional(),
});

/** Clears the shops' stored pages: those of one path, or all without a path. */
export function mountContentControl(app: Hono, {db}: SandboxContext): void {
  app.post('/__control/clear-pages', async (c) => {
    const input = await readInput(c, inputSchema);
    if (!input.ok) return c.json({problems: input.problems}, 400);
    const {path} = input.value;
    const outcomes = await callShops(db, path ? {path} : {all: true});
    if (!isFormPost(c)) return c.json(outcomes);
    return renderNotice(c, 'Control room', {
      title: 'Pages cleared',
      text: outcomes.map(({shop, status}) => `${shop}: ${textOf(status)}`).join(' '),
      link: {href: '/#pages', label: 'Back to the control room'},
      status: 200,
    });
  });
}

const textOf = (status: number | null) =>
  status === null ? 'not running.' : status === 204 ? 'done.' : `refused (${status}).`;

export const pagesSection = (): Html =>
  html`<section id="pages">
    <h2>Stored pages</h2>
    <form class="inline-form" method="post" action="/__control/clear-pages">
      <div class="field">
        <label for="path">Path of a page (empty: all)</label>
        <input id="path" name="path" maxlength="300" autocomplete="off" />
      </div>
      <button class="btn ghost small">Clear</button>
    </form>
  </section>`;
