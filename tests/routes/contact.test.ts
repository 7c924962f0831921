import {beforeEach, describe, expect, it, vi} from 'vitest';
import {CONTACT_LIMIT} from '~/domains/contact/parts/send-contact-message.server';
import {HONEYPOT, TOPIC_MISSING, type ContactAnswer} from '~/domains/contact/contact-message';
import {LENGTHS} from '~/platform/lengths';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {post} from './support/api';
import {useFreshSandbox} from '../support/own-sandbox';
import {openShop, watchShop, type Answer, type Shop} from './support/shop';

const SEND = '/api/send-contact-us';
const [TOPIC = {value: '', label: ''}] = SHOP.contact_topics;

const {log, unexpected} = watchShop();
const sandbox = useFreshSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin());
});

const MESSAGE = {
  topic: TOPIC.value,
  name: 'Ada Whitfield',
  email: 'ada.whitfield@example.com',
  phone: '(303) 555-0142',
  orderNumber: '#1001',
  petSpecies: 'cat',
  message: 'Where is it?\nI have been waiting.',
};
const send = (fields: Record<string, string> = {}, headers: HeadersInit = {}) =>
  shop.visitor().post('/contact-us', {...MESSAGE, ...fields}, headers);
const answerOf = (answer: Answer) =>
  answer.page().actionData?.['contact-us'] as ContactAnswer | undefined;

describe('the contact page', () => {
  it('CMS-01 is titled Contact Us and shows the editors’ content', async () => {
    const answer = await shop.visitor().get('/contact-us');
    expect(answer.status).toBe(200);
    expect(answer.page().loaderData['contact-us']).toMatchObject({
      head: {
        title: 'Contact Us | Shop',
        canonical: expect.stringMatching(/\/contact-us$/) as string,
      },
      view: {slug: 'contact-us'},
      isSent: false,
    });
  });

  it('CMS-01, ROUTE-14, MAIL-01a mails the message to the site’s contact address', async () => {
    const answer = await send();
    expect([answer.status, answer.location]).toEqual([303, '/contact-us?sent=1']);
    expect(await control.mails()).toMatchObject([
      {
        to: SHOP.contact_email,
        replyTo: MESSAGE.email,
        subject: `Contact form: ${TOPIC.label} (order #1001)`,
        text: [
          'Site: Shop',
          `Topic: ${TOPIC.label}`,
          'Name: Ada Whitfield',
          'Email: ada.whitfield@example.com',
          'Phone: (303) 555-0142',
          'Order: #1001',
          'Pet: Cat',
          '',
          'Where is it?\nI have been waiting.',
          '',
        ].join('\n'),
      },
    ]);
    const sent = await shop.visitor().get('/contact-us?sent=1');
    expect(sent.page().loaderData['contact-us']).toMatchObject({isSent: true});
  });

  it('ACCT-101 mails a message from an email with & and # before the @', async () => {
    const email = 'tom&jerry#1@example.com';
    expect((await send({email})).status).toBe(303);
    expect(await control.mails()).toMatchObject([{replyTo: email}]);
  });

  it('MAIL-01a omits optional fields that are empty', async () => {
    await send({phone: '', orderNumber: '', petSpecies: ''});
    const [mail] = await control.mails();
    expect(mail?.subject).toBe(`Contact form: ${TOPIC.label}`);
    expect(mail?.text).not.toMatch(/Phone|Order|Pet/);
  });

  it('MAIL-01a mails to the address of the environment variable if it is set', async () => {
    const variables = {CONTACT_EMAIL_TO: 'desk@marlowe.example'};
    shop = openShop(sandbox.origin(), {variables});
    await send();
    expect((await control.mails()).map(({to}) => to)).toEqual(['desk@marlowe.example']);
  });

  it('MAIL-01b sends a message only once when submitted twice', async () => {
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({status}) => status)).toEqual([303, 303]);
    expect(await control.mails()).toHaveLength(1);
    await send({message: 'Something else altogether'});
    expect(await control.mails()).toHaveLength(2);
  });

  it('MAIL-03a, UI-03 reports one error per field and keeps the input', async () => {
    const written = {...MESSAGE, name: ' ', email: 'ada@', message: 'Hi'};
    const answer = await send(written);
    expect(answer.status).toBe(422);
    expect(answerOf(answer)).toEqual({
      values: {...written, name: ''},
      errors: {
        name: 'Enter your name.',
        email: 'Enter an email address like name@example.com.',
        message: 'A message needs 10 to 2000 characters.',
      },
      problem: null,
    });
    expect(await control.mails()).toEqual([]);
  });

  it('MAIL-03a refuses a topic that the site doesn’t offer', async () => {
    const answer = await send({topic: 'bribes'});
    expect([answer.status, answerOf(answer)]).toMatchObject([
      422,
      {errors: {topic: TOPIC_MISSING}},
    ]);
  });

  it('MAIL-03a treats an invalid body as an empty form', async () => {
    const answer = await shop.visitor().send('/contact-us', {method: 'POST', body: '{'});
    expect(answer.status).toBe(422);
    expect(unexpected()).toEqual([]);
  });

  it.each(['name', 'email', 'phone', 'orderNumber', 'topic'])(
    'MAIL-02 refuses a line break in %s',
    async (field) => {
      const answer = await send({[field]: `${MESSAGE.email}\r\nBcc: all@evil.example`});
      expect(answer.status).toBe(422);
      expect(await control.mails()).toEqual([]);
    },
  );

  it('MAIL-05b silently drops a message with the honeypot field filled in', async () => {
    const answer = await send({[HONEYPOT]: 'https://spam.example'});
    expect([answer.status, answer.location]).toEqual([303, '/contact-us?sent=1']);
    expect(await control.mails()).toEqual([]);
  });

  it('MAIL-03b, MAIL-05a allows five messages per client address and returns the sixth', async () => {
    const from = (address: string, turn: number) =>
      send({message: `This is message number ${turn}`}, {'oxygen-buyer-ip': address});
    expect(CONTACT_LIMIT).toEqual({burst: 5, perSecond: 1 / 60});
    for (let turn = 0; turn < CONTACT_LIMIT.burst; turn += 1) {
      expect((await from('203.0.113.7', turn)).status).toBe(303);
    }
    const sixth = await from('203.0.113.7', 99);
    expect(sixth.status).toBe(429);
    expect(answerOf(sixth)).toMatchObject({
      values: {message: 'This is message number 99'},
      problem: expect.stringContaining('still here') as string,
    });
    expect((await from('203.0.113.8', 100)).status).toBe(303);
    expect(await control.mails()).toHaveLength(CONTACT_LIMIT.burst + 1);
  });
});

describe.each(['down', 'error', 'throttle', 'malformed'] as const)(
  'the contact page with mail failure: %s',
  (kind) => {
    it('MAIL-03c, MAIL-06 answers 503, keeps the input and logs no personal data', async () => {
      await control.fault({service: 'mail', kind});
      const answer = await send();
      expect(answer.status).toBe(503);
      expect(answerOf(answer)).toMatchObject({
        values: MESSAGE,
        errors: {},
        problem: expect.stringContaining('couldn’t send your message') as string,
      });
      const written = JSON.stringify(log());
      for (const personal of ['Ada', 'ada.whitfield', '555-0142', 'waiting']) {
        expect(written).not.toContain(personal);
      }
      expect(log().some(({service}) => service === 'mail')).toBe(true);
      expect(unexpected()).toEqual([]);
    });
  },
);

it('MAIL-01b, MAIL-03c a contact message that was sent too late isn’t sent again on retry', async () => {
  await control.fault({service: 'mail', kind: 'slow', delayMs: 4500});
  expect((await send()).status).toBe(503);
  await control.clearFaults();
  await vi.waitFor(async () => expect(await control.mails()).toHaveLength(1), {timeout: 5000});
  expect((await send()).status).toBe(303);
  expect(await control.mails()).toHaveLength(1);
}, 15_000);

it('MAIL-03a the contact form offers built-in topics while the content system is down', async () => {
  await control.fault({service: 'content-system', kind: 'down'});
  expect((await shop.visitor().get('/contact-us')).status).toBe(200);
  expect((await send({topic: 'other'})).status).toBe(303);
});

it('MAIL-03a the contact form accepts an earlier topic while the content system is down, but no invalid one', async () => {
  await control.fault({service: 'content-system', kind: 'down'});
  expect((await send()).status).toBe(303);
  expect(await control.mails()).toMatchObject([
    {subject: `Contact form: ${TOPIC.value} (order #1001)`},
  ]);
  for (const topic of [
    '',
    'x'.repeat(LENGTHS.contactTopic.max + 1),
    'order\r\nBcc: all@evil.example',
  ]) {
    expect([topic, (await send({topic})).status]).toEqual([topic, 422]);
  }
  expect(await control.mails()).toHaveLength(1);
  expect((await post(shop.visitor(), SEND, {data: MESSAGE})).status).toBe(200);
});

describe('send-contact-us', () => {
  it('API-50, MAIL-01a, MAIL-01b sends the same mail as the form, once', async () => {
    const data = {...MESSAGE};
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await post(shop.visitor(), SEND, {data});
      expect([answer.status, answer.value]).toEqual([200, {sent: true}]);
    }
    await send();
    const mails = await control.mails();
    expect(mails.map(({replyTo}) => replyTo)).toEqual([MESSAGE.email]);
  });

  it('API-50 accepts a message without optional fields', async () => {
    const {phone: _, orderNumber: __, petSpecies: ___, ...data} = MESSAGE;
    expect((await post(shop.visitor(), SEND, {data})).status).toBe(200);
  });

  it.each<[string, object]>([
    ['data: ', {}],
    ['data.name: Enter your name.', {data: {...MESSAGE, name: ''}}],
    ['data.email: ', {data: {...MESSAGE, email: 'ada'}}],
    ['data.message: ', {data: {...MESSAGE, message: 7}}],
    ['data.phone: ', {data: {...MESSAGE, phone: 'ask me'}}],
    ['data.name: Keep this on one line.', {data: {...MESSAGE, name: 'a\nBcc: b'}}],
  ])('SRV-04b, MAIL-02, API-50 refuses invalid input with %s', async (message, body) => {
    const answer = await post(shop.visitor(), SEND, body);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.message.startsWith(message)).toBe(true);
    expect(await control.mails()).toEqual([]);
  });

  it('API-50 refuses a topic that the site doesn’t offer', async () => {
    const answer = await post(shop.visitor(), SEND, {data: {...MESSAGE, topic: 'bribes'}});
    expect([answer.status, answer.code]).toEqual([400, 'UNKNOWN_TOPIC']);
  });

  it('MAIL-05a shares the rate limit of the form', async () => {
    const headers = {'oxygen-buyer-ip': '203.0.113.9'};
    for (let turn = 0; turn < CONTACT_LIMIT.burst; turn += 1) await send({}, headers);
    const answer = await post(shop.visitor(), SEND, {data: MESSAGE}, headers);
    expect([answer.status, answer.code]).toEqual([429, 'TOO_MANY_MESSAGES']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
