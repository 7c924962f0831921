import {describe, expect, it} from 'vitest';
import {fail, ok} from '~/platform/result';
import {createIdentity, type Identity} from '~/services/identity/identity.server';
import {WRONG_PASSWORDS} from '~sandbox/identity/lockout';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {ADA, HOUR_MS} from '~tests/support/identity-app';
import {ENV, identityService} from './identity-service';
import {refuse} from '~tests/support/refuse';

const ada = {email: ADA.loginID, password: SEED_PASSWORD};
const HELEN = 'helen.castellanos@example.com';
const NEW = {
  email: 'noa@example.com',
  password: 'long enough',
  firstName: 'Noa',
  lastName: 'Berg',
  zip: '80205',
};
const NEXT = 'another password';

async function uidOf(identity: Identity, email = ADA.loginID): Promise<string> {
  const login = await identity.login({email, password: SEED_PASSWORD});
  if (!login.ok) throw new Error(`no login: ${login.failure.kind}`);
  return login.value.uid;
}

describe('login', () => {
  it('ID-12 returns the customer’s account', async () => {
    const {identity, called} = identityService();
    expect(await identity.login({...ada, email: 'Ada.Whitfield@Example.com'})).toEqual(
      ok({
        uid: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        account: {
          uid: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
          email: ada.email,
          firstName: 'Ada',
          lastName: 'Whitfield',
          zip: '80011',
          state: 'CO',
          isVerified: true,
          isActive: true,
          customerGroup: null,
          preferredShipTo: null,
          storeSoldTo: null,
          roleCode: null,
          graduationYear: null,
          currentSchoolName: null,
          organizationName: null,
          clinicAddress: null,
          pendingClinic: null,
          hasAcknowledgedFtc: false,
        },
        loginToken: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      }),
    );
    expect(called).toEqual(['login']);
  });

  it.each([
    ['a wrong password', {...ada, password: 'wrong one'}],
    ['an unknown email', {...ada, email: 'nobody@example.com'}],
    ['a customer without a password', {...ada, email: 'invited@example.com'}],
  ])('refuses %s with the same error', async (_who, credentials) => {
    const {identity} = identityService();
    expect(await identity.login(credentials)).toEqual(fail({kind: 'BAD_CREDENTIALS'}));
  });

  it('locks out after too many wrong passwords', async () => {
    const {identity} = identityService();
    for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1) {
      await identity.login({...ada, password: 'wrong one'});
    }
    expect(await identity.login(ada)).toEqual(fail({kind: 'LOCKED_OUT'}));
  });
});

const CLINIC_ADDRESS = {
  address1: '300 West Drake Road',
  city: 'Fort Collins',
  zip: '80526',
  provinceCode: 'CO',
};

describe('an account', () => {
  it('STAFF-17 has the customer group', async () => {
    const {identity} = identityService();
    const uid = await uidOf(identity, HELEN);
    expect(await identity.accountInfo(uid)).toMatchObject({value: {customerGroup: 'PD01'}});
  });

  it('ID-08 has the preferred ship-to', async () => {
    const {identity} = identityService();
    const uid = await uidOf(identity, HELEN);
    const account = await identity.accountInfo(uid);
    expect(account).toMatchObject({value: {preferredShipTo: '0010042001'}});
  });

  it('ID-09 has the store sold-to', async () => {
    const {identity} = identityService();
    const uid = await uidOf(identity, HELEN);
    expect(await identity.accountInfo(uid)).toMatchObject({value: {storeSoldTo: '0010042000'}});
  });

  it('STAFF-18 has the SF_ fields as written', async () => {
    const {identity} = identityService();
    const uid = await uidOf(identity, 'dov.abernathy@example.com');
    const before = await identity.accountInfo(uid);
    expect(before).toMatchObject({value: {preferredShipTo: null, storeSoldTo: null}});
    await identity.setData(uid, {SF_PreferedShipTo: 77, SF_StoreSoldTo: '78'});
    const after = await identity.accountInfo(uid);
    expect(after).toMatchObject({value: {preferredShipTo: '77', storeSoldTo: '78'}});
  });

  it('ID-10 is complete, for staff with their clinic address', async () => {
    const {identity} = identityService();
    const student = await uidOf(identity, 'theo.lindqvist@example.com');
    expect(await identity.accountInfo(student)).toMatchObject({
      value: {
        roleCode: 'STUDENT',
        graduationYear: 2028,
        currentSchoolName: 'Foothills College of Veterinary Medicine',
        clinicAddress: {
          address1: '300 West Drake Road',
          address2: null,
          city: 'Fort Collins',
          zip: '80526',
          countryCode: 'US',
          provinceCode: 'CO',
          phone: '+19705550121',
          isHomeDeliveryOnly: true,
        },
      },
    });
    expect(await identity.accountInfo('nobody')).toMatchObject({failure: {kind: 'rejected'}});
  });

  it.each([
    ['helen.castellanos@example.com', 'Front Range Veterinary'],
    ['samuel.okoye@example.com', null],
  ])('ACCT-91 has the name of the clinic of %s: %s', async (email, organizationName) => {
    const {identity} = identityService();
    const account = await identity.accountInfo(await uidOf(identity, email));
    expect(account).toMatchObject({value: {organizationName}});
  });

  it.each([
    ['a class that is no year', {graduationYear: 'Spring 2028'}, {graduationYear: null}],
    [
      'flags as text',
      {clinicAddress: {...CLINIC_ADDRESS, SFHomeDeliveryOnly: 'true'}},
      {clinicAddress: {isHomeDeliveryOnly: true}},
    ],
    [
      'a flag that is empty',
      {clinicAddress: {...CLINIC_ADDRESS, SFHomeDeliveryOnly: ''}},
      {clinicAddress: {isHomeDeliveryOnly: false}},
    ],
  ])('STAFF-185 can be read with %s', async (_what, data, expected) => {
    const {identity} = identityService();
    const uid = await uidOf(identity, 'theo.lindqvist@example.com');
    expect(await identity.setData(uid, data)).toEqual(ok(null));
    expect(await identity.accountInfo(uid)).toMatchObject({ok: true, value: expected});
  });

  it('accepts another name and zip, and keeps the rest', async () => {
    const {identity} = identityService();
    const uid = await uidOf(identity);
    expect(await identity.setProfile(uid, {lastName: 'Reed'})).toEqual(ok(null));
    expect(await identity.setProfile(uid, {zip: '80205'})).toEqual(ok(null));
    expect(await identity.accountInfo(uid)).toMatchObject({
      value: {firstName: 'Ada', lastName: 'Reed', zip: '80205', state: 'CO', email: ada.email},
    });
  });
});

describe('register', () => {
  it('creates an account that can log in once its email is confirmed', async () => {
    const {identity, called, provider} = identityService();
    const made = await identity.register(NEW);
    expect(called).toEqual(['initRegistration', 'register']);
    expect(provider.mails()).toEqual([]);
    const uid = made.ok ? made.value.uid : '';
    expect(await identity.login(NEW)).toEqual(fail({kind: 'UNVERIFIED', uid}));
    expect(await identity.confirmEmail(uid)).toEqual(ok(null));
    expect(await identity.login(NEW)).toMatchObject({
      value: {
        uid,
        account: {uid, firstName: 'Noa', lastName: 'Berg', zip: '80205', isVerified: true},
      },
    });
  });

  it.each<[string, Partial<typeof NEW>, object]>([
    ['a taken email', {email: ada.email.toUpperCase()}, {kind: 'TAKEN'}],
    ['a short password', {password: 'short'}, {kind: 'INVALID', fields: ['password']}],
    [
      'a short password for a taken email',
      {email: ada.email, password: 'short'},
      {kind: 'INVALID', fields: ['password']},
    ],
    [
      'a name that is too long',
      {firstName: 'N'.repeat(256)},
      {kind: 'INVALID', fields: ['firstName']},
    ],
    ['an invalid email', {email: 'noa'}, {kind: 'INVALID', fields: ['email']}],
  ])('refuses %s', async (_what, wrong, refusal) => {
    const {identity} = identityService();
    expect(await identity.register({...NEW, ...wrong})).toEqual(fail(refusal));
  });
});

describe('a new password', () => {
  it('is set once with the token, which only the shop mails', async () => {
    const {identity, provider} = identityService();
    const started = await identity.startReset(ada.email);
    const token = started.ok ? started.value.token : '';
    expect(provider.mails()).toEqual([]);
    const finish = (newPassword: string) => identity.finishReset({token, newPassword});
    expect(await finish('short')).toEqual(fail({kind: 'BAD_PASSWORD'}));
    expect(await finish(NEXT)).toEqual(ok(null));
    expect(await finish(NEXT)).toEqual(fail({kind: 'BAD_TOKEN'}));
    expect(await identity.login(ada)).toEqual(fail({kind: 'BAD_CREDENTIALS'}));
    expect(await identity.login({...ada, password: NEXT})).toMatchObject({ok: true});
  });

  it('is not set with an expired token', async () => {
    const {identity, provider} = identityService();
    const started = await identity.startReset(ada.email);
    provider.pass(HOUR_MS + 1);
    const token = started.ok ? started.value.token : '';
    expect(await identity.finishReset({token, newPassword: NEXT})).toEqual(
      fail({kind: 'BAD_TOKEN'}),
    );
  });

  it('for an unknown email is reported to the caller', async () => {
    const {identity} = identityService();
    expect(await identity.startReset('nobody@example.com')).toEqual(fail({kind: 'UNKNOWN'}));
  });

  it('is changed with the old one', async () => {
    const {identity} = identityService();
    const uid = await uidOf(identity);
    const change = (password: string, newPassword: string) =>
      identity.changePassword({uid, password, newPassword});
    expect(await change('wrong one', NEXT)).toEqual(fail({kind: 'BAD_CREDENTIALS'}));
    expect(await change(ada.password, 'short')).toEqual(fail({kind: 'BAD_PASSWORD'}));
    expect(await change(ada.password, NEXT)).toEqual(ok(null));
    for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1) await change('wrong one', NEXT);
    expect(await change(NEXT, ada.password)).toEqual(fail({kind: 'LOCKED_OUT'}));
  });

  it('ID-30 changePassword is locked for the address that guessed, and for no other', async () => {
    const {identity, open} = identityService();
    const uid = await uidOf(identity);
    const changeFrom = (address: string, password: string) =>
      open(address).changePassword({uid, password, newPassword: NEXT});
    for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1)
      await changeFrom('203.0.113.7', 'wrong one');
    const locked = await changeFrom('203.0.113.7', ada.password);
    expect(locked).toEqual(fail({kind: 'LOCKED_OUT'}));
    expect(await changeFrom('203.0.113.8', ada.password)).toEqual(ok(null));
  });
});

describe('the session at the provider', () => {
  it('ID-15 continues to the site that asked for it', async () => {
    const {identity, provider} = identityService();
    const login = await identity.login(ada);
    const loginToken = (login.ok && login.value.loginToken) || '';
    const address = identity.continueSsoUrl('a&b=c d', loginToken);
    const page = await provider.app.request(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(ada.email);
    expect(new URL(address).searchParams.get('samlContext')).toBe('a&b=c d');
  });

  it('continues at the SSO host of the real provider', () => {
    const {IDENTITY_API_KEY: key} = ENV;
    const identity = createIdentity({
      env: {...ENV, IDENTITY_URL: 'https://accounts.us1.gigya.com'},
      http: {refuse, json: () => Promise.reject(new Error('nobody is asked'))},
      keys: new Map(),
    });
    expect(identity.continueSsoUrl('c', 't')).toBe(
      `https://fidm.us1.gigya.com/saml/v2.0/${key}/idp/sso/continue?samlContext=c&loginToken=t`,
    );
  });

  it('ID-14 ends with the logout', async () => {
    const {identity, provider} = identityService();
    const login = await identity.login(ada);
    const {uid = '', loginToken = null} = login.ok ? login.value : {};
    expect(await identity.logout(uid)).toEqual(ok(null));
    const page = await provider.app.request(identity.continueSsoUrl('c', loginToken ?? ''));
    expect(page.status).toBe(403);
  });
});
