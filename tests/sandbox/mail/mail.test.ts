import {Hono} from 'hono';
import Database from 'libsql';
import {describe, expect, it} from 'vitest';
import type {SandboxContext} from '~sandbox/context';
import {createClock} from '~sandbox/control/clock';
import {createFaultBoard} from '~sandbox/control/faults';
import {createOutbox} from '~sandbox/control/outbox';
import {createMail, MAIL_TOKEN} from '~sandbox/mail/mail';

const MESSAGE = {
  from: 'care@marlowe.example',
  to: 'desk@marlowe.example',
  reply_to: 'ada@example.com',
  subject: 'Contact form: An order',
  text: 'Where is it?',
};

function mailApp() {
  const db = new Database(':memory:');
  const context: SandboxContext = {
    db,
    clock: createClock(),
    faults: createFaultBoard(),
    origin: 'http://localhost:4000',
    dataDir: '/nowhere',
  };
  const service = createMail();
  const app = new Hono();
  service.mount(app, context);
  return {
    context,
    mails: createOutbox(db, context.clock).list,
    async post(message: unknown, headers: Record<string, string> = {}) {
      const answer = await app.request('/mail/messages', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${MAIL_TOKEN}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(message),
      });
      return {status: answer.status, text: await answer.text()};
    },
  };
}

describe('mail service', () => {
  it('SAND-33d puts a message into the outbox', async () => {
    const {post, mails} = mailApp();
    const answer = await post(MESSAGE);
    expect(answer.status).toBe(202);
    expect(JSON.parse(answer.text)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(mails()).toMatchObject([
      {
        to: MESSAGE.to,
        replyTo: MESSAGE.reply_to,
        subject: MESSAGE.subject,
        text: MESSAGE.text,
      },
    ]);
  });

  it('SAND-33c sends a message once per idempotency key', async () => {
    const {post, mails} = mailApp();
    const first = await post(MESSAGE, {'Idempotency-Key': 'k1'});
    expect(await post(MESSAGE, {'Idempotency-Key': 'k1'})).toEqual(first);
    expect(mails()).toHaveLength(1);
    const other = {...MESSAGE, text: 'Another'};
    expect((await post(other, {'Idempotency-Key': 'k1'})).status).toBe(409);
    expect((await post(other, {'Idempotency-Key': 'k2'})).status).toBe(202);
    expect(mails()).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['no subject', {...MESSAGE, subject: ''}],
    ['a line break in the subject', {...MESSAGE, subject: 'Hello\r\nBcc: all@evil.example'}],
    ['several addresses', {...MESSAGE, to: 'a@b.example, c@d.example'}],
    ['an answer to nobody', {...MESSAGE, reply_to: 'ada'}],
    ['no text', {...MESSAGE, text: undefined}],
    ['nothing', {}],
  ])('SAND-33b rejects a message with %s', async (_what, message) => {
    const {post, mails} = mailApp();
    expect((await post(message)).status).toBe(400);
    expect(mails()).toEqual([]);
  });

  it('SAND-33a rejects a wrong token', async () => {
    const {post, mails} = mailApp();
    for (const Authorization of ['', 'Bearer other']) {
      expect((await post(MESSAGE, {Authorization})).status).toBe(401);
    }
    expect(mails()).toEqual([]);
  });

  it.each([
    ['down', 503],
    ['error', 500],
    ['throttle', 429],
    ['malformed', 202],
  ] as const)('SAND-20 sends no mail with the fault %s', async (kind, status) => {
    const {post, mails, context} = mailApp();
    context.faults.add({service: 'mail', kind});
    const answer = await post(MESSAGE);
    expect(answer.status).toBe(status);
    if (kind === 'malformed') expect(() => JSON.parse(answer.text) as unknown).toThrow();
    expect(mails()).toEqual([]);
  });
});
