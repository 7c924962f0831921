import {expect, it} from 'vitest';
import {failure, type Http, type UpstreamRequest} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {createMail} from '~/services/mail/mail.server';
import {refuse} from '~tests/support/refuse';

const MESSAGE = {
  from: 'care@marlowe.example',
  to: 'desk@marlowe.example',
  replyTo: 'ada@example.com',
  subject: 'Contact form: An order',
  text: 'Where is it?\nAda',
};

/** A mail adapter whose service answers `answer` to every call. `sent` collects the requests. */
function mailOf(answer: Awaited<ReturnType<Http['json']>>) {
  const sent: UpstreamRequest[] = [];
  const http: Http = {
    refuse,
    json: async (request) => {
      sent.push(request);
      return answer;
    },
  };
  const env = {MAIL_URL: 'https://mail.test/v1', MAIL_TOKEN: 'key'};
  return {mail: createMail({env, http}), sent};
}

const bodyOf = (request: UpstreamRequest | undefined) =>
  JSON.parse(request?.init.body as string) as Record<string, string>;
const keyOf = (request: UpstreamRequest | undefined) =>
  new Headers(request?.init.headers).get('Idempotency-Key');

it('MAIL-01b a message is posted once, with the token', async () => {
  const {mail, sent} = mailOf(ok({id: 'm1'}));
  expect(await mail.send(MESSAGE)).toEqual(ok(null));
  expect(sent).toMatchObject([
    {
      service: 'mail',
      kind: 'write',
      url: 'https://mail.test/v1/messages',
      init: {method: 'POST', headers: {Authorization: 'Bearer key'}},
    },
  ]);
  expect(bodyOf(sent[0])).toEqual({
    from: MESSAGE.from,
    to: MESSAGE.to,
    reply_to: MESSAGE.replyTo,
    subject: MESSAGE.subject,
    text: MESSAGE.text,
  });
});

it('MAIL-01b the same message has the same idempotency key, another message has another key', async () => {
  const {mail, sent} = mailOf(ok({id: 'm1'}));
  for (const text of ['one', 'one', 'two']) await mail.send({...MESSAGE, text});
  const [one, again, two] = sent.map(keyOf);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toBe(one);
  expect(two).not.toBe(one);
});

it.each(['from', 'to', 'replyTo', 'subject'] as const)(
  'MAIL-02 a line break in %s cannot start another header',
  async (field) => {
    const {mail, sent} = mailOf(ok({id: 'm1'}));
    await mail.send({...MESSAGE, [field]: 'a@b.example\r\nBcc: all@evil.example\u2028x\u0000'});
    const wire = field === 'replyTo' ? 'reply_to' : field;
    expect(bodyOf(sent[0])[wire]).toBe('a@b.example Bcc: all@evil.example x');
  },
);

it('a failure is passed on, and a reply without an id is a failure', async () => {
  const down = fail(failure({service: 'mail', operation: 'SendMessage'}, 'status', 'HTTP 503'));
  expect(await mailOf(down).mail.send(MESSAGE)).toEqual(down);
  expect(await mailOf(ok({})).mail.send(MESSAGE)).toMatchObject({
    ok: false,
    failure: {kind: 'malformed'},
  });
});
