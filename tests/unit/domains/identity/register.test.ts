import {expect, it} from 'vitest';
import {builtInSite} from '~/domains/content/built-in-site';
import {
  register,
  type RegisterContext,
  type RegisterFailure,
} from '~/domains/identity/flows/register.server';
import {siteOf} from '~/domains/session/site';
import {createLog} from '~/platform/log.server';
import {fail, ok} from '~/platform/result';
import type {Identity} from '~/services/identity/identity.server';
import {fakeOf} from '~tests/support/context';

const NOA = {
  email: 'noa@example.com',
  newPassword: 'a password',
  firstName: 'Noa',
  lastName: 'Berg',
};

type Answer = Awaited<ReturnType<Identity['register']>>;

function registrationWith(answer: Answer) {
  const mails: unknown[] = [];
  const mail: RegisterContext['services']['mail'] = {
    send: async (message) => {
      mails.push(message);
      return ok(null);
    },
    sendWhenInStock: async () => ok(null),
  };
  const identity = fakeOf<Identity>({
    register: async () => answer,
    confirmEmail: async () => ok(null),
  });
  const context: RegisterContext = {
    request: {
      waitUntil: () => undefined,
      pause: async () => undefined,
      log: createLog({}, () => undefined),
      siteContent: async () => builtInSite('DTC'),
    },
    services: {
      identity,
      mail,
      background: () => ({mail, identity}),
    },
    site: siteOf('DTC'),
    visitor: {network: null, secondsToWait: () => null},
    settings: {siteOrigin: 'https://shop.test', secrets: ['a secret of 16 up']},
  };
  return {context, mails};
}

it.each<[string, Answer, RegisterFailure]>([
  [
    'fields that the provider rejects',
    fail({kind: 'INVALID', fields: ['email', 'password', 'firstName', 'lastName', 'zip']}),
    {
      kind: 'invalid',
      errors: {
        email: 'Enter an email address like name@example.com.',
        newPassword: 'Choose a different password.',
        firstName: 'Enter your first name.',
        lastName: 'Enter your last name.',
      },
    },
  ],
  ['too many calls', fail({kind: 'LIMITED'}), {kind: 'busy'}],
  [
    'an unexpected error',
    fail({kind: 'rejected', service: 'identity', operation: 'register', detail: ''}),
    {kind: 'unavailable'},
  ],
])(
  'UI-03 a registration is refused for %s, and no mail is sent',
  async (_what, answer, failure) => {
    const {context, mails} = registrationWith(answer);
    expect(await register(context, NOA, '/cart')).toEqual(fail(failure));
    expect(mails).toEqual([]);
  },
);

it('the confirmation mail comes from the site, goes to the given email only, and does not contain the password', async () => {
  const {context, mails} = registrationWith(ok({uid: 'uid-1'}));
  expect(await register(context, NOA, '/cart')).toEqual(ok({isMailed: true}));
  const {contact} = builtInSite('DTC');
  expect(mails).toEqual([
    {
      from: contact.email,
      replyTo: contact.email,
      to: NOA.email,
      subject: 'Confirm your email address',
      text: expect.stringMatching(
        /https:\/\/shop\.test\/shelter\/confirm-email\?token=v1\.[\w-]+\n/,
      ) as string,
    },
  ]);
  expect(JSON.stringify(mails)).not.toContain(NOA.newPassword);
});
