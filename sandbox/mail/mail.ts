import type {Context, Hono} from 'hono';
import {html} from 'hono/html';
import {z} from 'zod';
import {emailAddress} from '../email-address';
import type {SandboxContext, SandboxService} from '../context';
import {createOutbox} from '../control/outbox';
import {bodyLimit} from '../http/body-limit';
import {faultGate, refuseIn} from '../http/fault-gate';
import {problemsOf, readJson} from '../http/json-input';
import {renderNotice, renderPage} from '../http/page';
import {createMessages} from './messages';
import {createStockAlerts} from './stock-alerts';

/** The bearer token that requests must send. */
export const MAIL_TOKEN = 'sandbox-mail-token';

const MAX_BODY_BYTES = 256 * 1024;
const MAX_KEY_LENGTH = 256;

/* A line break in a header value would start another header. */
const headerText = z
  .string()
  .max(998)
  .regex(/^[^\p{Cc}]*$/u, 'Expected one line');

const messageInput = z.object({
  from: emailAddress(),
  to: emailAddress(),
  reply_to: emailAddress().optional(),
  subject: headerText.min(1),
  text: z.string().min(1).max(100_000),
});

const stockAlertInput = messageInput.extend({sku: z.string().regex(/^[\w.-]{1,64}$/)});

/**
 * A transactional mail service: `POST /mail/messages` puts a message into the control room's outbox. A repeated
 * `Idempotency-Key` doesn't send it twice. `POST /mail/stock-alerts` keeps a message until its SKU is back in stock;
 * `/unsubscribe/<token>` is the page that stops these messages.
 */
export function createMail(): SandboxService {
  return {mount: mountMail};
}

function mountMail(app: Hono, {db, clock, faults, origin}: SandboxContext): void {
  const outbox = createOutbox(db, clock);
  const messages = createMessages(db, outbox);
  const stockAlerts = createStockAlerts(db, outbox, origin);

  app.use(
    '/mail/*',
    bodyLimit(MAX_BODY_BYTES, (c) => c.json({error: 'The body is too large.'}, 413)),
  );
  app.use('/mail/*', faultGate({service: 'mail', faults, refuse: refuseIn('error'), breakOff}));
  app.use('/mail/*', async (c, next) =>
    c.req.header('Authorization') === `Bearer ${MAIL_TOKEN}`
      ? next()
      : c.json({error: 'The token is missing or unknown.'}, 401),
  );

  app.post('/mail/messages', async (c) => {
    const input = messageInput.safeParse(await readJson(c));
    if (!input.success) return c.json({error: problemsOf(input.error).join('; ')}, 400);
    const key = c.req.header('Idempotency-Key');
    if (key !== undefined && key.length > MAX_KEY_LENGTH) {
      return c.json({error: 'The idempotency key is too long.'}, 400);
    }
    const {to, reply_to: replyTo = null, subject, text} = input.data;
    const id = messages.accept({to, replyTo, subject, text}, key);
    return id === null
      ? c.json({error: 'The idempotency key was used for another message.'}, 409)
      : c.json({id}, 202);
  });

  app.post('/mail/stock-alerts', async (c) => {
    const input = stockAlertInput.safeParse(await readJson(c));
    if (!input.success) return c.json({error: problemsOf(input.error).join('; ')}, 400);
    const {sku, to, reply_to: replyTo = null, subject, text} = input.data;
    stockAlerts.add(sku, {to, replyTo, subject, text});
    return c.json({id: crypto.randomUUID()}, 202);
  });

  /* Mail programs open links on their own, so only the button unsubscribes. */
  app.get('/unsubscribe/:token', (c) => {
    const recipient = stockAlerts.recipientOf(c.req.param('token'));
    if (recipient === null) return unknownLink(c);
    return renderPage(c, {
      title: 'Unsubscribe',
      section: 'Email',
      home: '/',
      body: html`<section class="notice">
        <h1>Stop back-in-stock emails?</h1>
        <p class="lead">We won’t email ${recipient} about items that are back in stock.</p>
        <form method="post"><button class="btn primary">Unsubscribe</button></form>
      </section>`,
    });
  });
  app.post('/unsubscribe/:token', (c) => {
    const recipient = stockAlerts.recipientOf(c.req.param('token'));
    if (recipient === null) return unknownLink(c);
    stockAlerts.unsubscribe(recipient);
    return renderNotice(c, 'Email', {
      title: 'You’re unsubscribed',
      text: `We won’t send ${recipient} any more back-in-stock emails.`,
      link: {href: '/', label: 'Open the control room'},
      status: 200,
    });
  });

  app.all('/mail/*', (c) => c.json({error: 'There is nothing at this address.'}, 404));
}

const unknownLink = (c: Context) =>
  renderNotice(c, 'Email', {
    title: 'This link doesn’t work anymore',
    text: 'You may have unsubscribed already.',
    link: {href: '/', label: 'Open the control room'},
    status: 404,
  });

function breakOff(c: Context): Response {
  return c.body('{"id":"3f', 202, {'Content-Type': 'application/json'});
}
