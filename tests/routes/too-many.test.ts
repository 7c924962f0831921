import {expect, it} from 'vitest';
import {makeAccount, newEmail, PASSWORD, type Account} from '~tests/support/accounts';
import {useOwnSandbox} from '../support/own-sandbox';
import {ADA, loggedInVisitor, logIn} from './support/log-in';
import {openShop, watchShop, type Visitor} from './support/shop';
import {SECRET} from './support/visitor-session';

watchShop();
const {origin} = useOwnSandbox();

const open = (variables = {}) =>
  openShop(origin(), {variables: {SESSION_SECRET: SECRET, ...variables}});
const guest = async () => open().visitor();
const ada = () => loggedInVisitor(open(), ADA);

async function staffMember(): Promise<Visitor> {
  const account: Account = await makeAccount(origin());
  const visitor = open({SITE_ID: 'HPSF'}).visitor();
  await logIn(visitor, account);
  return visitor;
}

const MESSAGE = {topic: 'other', name: 'Ada', email: ADA, message: 'Where is my order?'};
const CLINIC = {name: 'Juniper Vets', city: 'Bend', state: 'OR'};
const ALERT = {handle: 'country-table-adult', sku: 'MB-DCTA-BEF-4', email: ADA};
const ACCOUNT = {firstName: 'Noa', lastName: 'Berg', newPassword: PASSWORD};

/* Each form is sent from another address, because all forms together are limited too. */
let usedAddresses = 0;

it.each<[string, () => Promise<Visitor>, string, Record<string, string>]>([
  ['login', guest, '/shelter/login', {email: newEmail(), password: 'wrong'}],
  ['registration', guest, '/shelter/register', {...ACCOUNT, email: newEmail()}],
  ['a forgotten password', guest, '/shelter/forgot-password', {email: newEmail()}],
  ['a reset password', guest, '/shelter/reset-password', {token: 'x', newPassword: PASSWORD}],
  [
    'a new email address',
    ada,
    '/account/my-profile',
    {form: 'email', email: newEmail(), password: 'wrong'},
  ],
  [
    'a new password',
    ada,
    '/account/my-profile',
    {form: 'password', currentPassword: 'wrong', newPassword: PASSWORD},
  ],
  ['a return', ada, '/account/orders/1015', {intent: 'return', 'line-0': 'on', reason: 'dislike'}],
  ['a missing clinic', staffMember, '/shelter/register', {intent: 'request', ...CLINIC}],
  ['a contact message', guest, '/contact-us', MESSAGE],
  ['a back-in-stock email', guest, `/back-in-stock?${new URLSearchParams(ALERT)}`, ALERT],
  [
    'a password of the gate',
    async () => open({SITE_PASSWORD: 'sesame'}).visitor(),
    '/password-protect',
    {password: 'wrong'},
  ],
  [
    'a key of the preview',
    async () => open({PREVIEW_KEY: 'x'.repeat(32)}).visitor(),
    '/preview',
    {key: 'wrong'},
  ],
])(
  'EDGE-41 the form for %s, sent too often, says when to send it again',
  async (name, visit, path, fields) => {
    const visitor = await visit();
    const headers = {'oxygen-buyer-ip': `198.51.100.${(usedAddresses += 1)}`};
    let answer = await visitor.post(path, fields, headers);
    for (let turn = 0; turn < 40 && answer.status !== 429; turn += 1) {
      answer = await visitor.post(path, fields, headers);
    }
    expect(answer.page().actionData, 'by the form itself').not.toBeNull();
    const pageData = await visitor.post(path.replace(/(?=\?|$)/, '.data'), fields, headers);
    for (const {status, headers: sent} of [answer, pageData]) {
      expect([name, status]).toEqual([name, 429]);
      expect(Number(sent.get('Retry-After'))).toBeGreaterThan(0);
    }
  },
);
