import {describe, expect, it} from 'vitest';
import {ADA, HOUR_MS, identityApp, text} from '../../support/identity-app';

const NEW = {loginID: 'new@example.com', password: 'long enough'};

describe('register', () => {
  it('creates an account that is pending until its email is verified', async () => {
    const {register, call, mails} = identityApp();
    const made = await register();
    expect(made).toMatchObject({
      errorCode: 206002,
      statusCode: 206,
      statusReason: 'Partial Content',
      isRegistered: true,
      isVerified: false,
      regToken: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    const uid = text(made.UID);
    expect(await call('login', NEW)).toMatchObject({errorCode: 206002, UID: uid});
    expect(await call('getJWT', {targetUID: uid})).toMatchObject({errorCode: 206002});
    expect(mails()).toEqual([]);

    expect(await call('setAccountInfo', {UID: uid, isVerified: 'true'})).toMatchObject({
      errorCode: 0,
    });
    expect(await call('login', NEW)).toMatchObject({
      errorCode: 0,
      UID: uid,
      isVerified: true,
      profile: {firstName: 'Noa', email: NEW.loginID},
    });
  });

  it('hides a pending account from callers without the password', async () => {
    const {register, call} = identityApp();
    await register();
    const wrong = await call('login', {...NEW, password: 'wrong one'});
    expect(wrong).toMatchObject({errorCode: 403042});
    expect(wrong).not.toHaveProperty('UID');
  });

  it.each<[string, Record<string, string>, object]>([
    [
      'a taken email',
      {email: ' Ada.Whitfield@example.com'},
      {errorCode: 400003, fieldName: 'email'},
    ],
    ['no email address', {email: 'noa'}, {errorCode: 400006, fieldName: 'email'}],
    ['a short password', {password: '7 chars'}, {errorCode: 400006, fieldName: 'password'}],
    [
      'an email in the profile',
      {profile: '{"email":"x@example.com"}'},
      {errorCode: 400006, fieldName: 'profile.email'},
    ],
    [
      'a name that is no text',
      {profile: '{"firstName":{"a":1}}'},
      {errorCode: 400006, fieldName: 'profile.firstName'},
    ],
  ])('reports a validation error for %s', async (_what, fields, error) => {
    const {register, call} = identityApp();
    expect(await register(fields)).toMatchObject({errorCode: 400009, validationErrors: [error]});
    expect(await call('login', NEW)).toMatchObject({errorCode: 403042});
  });

  it.each<[string, Record<string, string>, number]>([
    ['a token that was made up', {regToken: 'x'}, 400006],
    ['a profile that is no JSON', {profile: '{'}, 400004],
    ['a profile that is a list', {profile: '[]'}, 400004],
    ['fields that are the server’s', {data: '{"SAP_CustomerAccountGroup":"PD01"}'}, 403007],
  ])('rejects %s', async (_what, fields, errorCode) => {
    const {register} = identityApp();
    expect(await register(fields)).toMatchObject({errorCode});
  });

  it('SAND-36a SAND-36b accepts a registration token once, within an hour', async () => {
    const {call, register, pass} = identityApp();
    const begin = async () => text((await call('initRegistration')).regToken);
    const once = await begin();
    expect(await register({regToken: once})).toMatchObject({errorCode: 206002});
    expect(await register({regToken: once, email: 'other@example.com'})).toMatchObject({
      errorCode: 400006,
    });
    const late = await begin();
    pass(HOUR_MS + 1);
    expect(await register({regToken: late, email: 'other@example.com'})).toMatchObject({
      errorCode: 400006,
    });
  });
});

it('a registration with missing fields stays pending until they are added', async () => {
  const {register, call, callAsAnybody} = identityApp();
  const begun = await register({profile: '{"firstName":"Noa"}'});
  expect(begun).toMatchObject({
    errorCode: 206001,
    validationErrors: [{errorCode: 400002, fieldName: 'profile.lastName'}],
  });
  expect(await call('login', NEW)).toMatchObject({errorCode: 206001});
  const regToken = text(begun.regToken);
  const asOwner = (method: string, params = {}) => callAsAnybody(method, {regToken, ...params});
  expect(await asOwner('finalizeRegistration')).toMatchObject({errorCode: 206001});
  for (const theirs of [{isVerified: 'true'}, {data: '{"SF_PreferedShipTo":"1"}'}]) {
    expect(await asOwner('setAccountInfo', theirs)).toMatchObject({errorCode: 403007});
  }
  await asOwner('setAccountInfo', {profile: '{"lastName":"Berg"}'});
  expect(await asOwner('finalizeRegistration')).toMatchObject({errorCode: 206002});
  await call('setAccountInfo', {UID: text(begun.UID), isVerified: 'true'});
  expect(await asOwner('finalizeRegistration')).toMatchObject({errorCode: 0});
});

it('a registration stays pending without finalizeRegistration', async () => {
  const {register} = identityApp();
  expect(await register({finalizeRegistration: 'false'})).toMatchObject({
    errorCode: 206001,
    validationErrors: [],
  });
});

it('the token of a pending registration expires after an hour', async () => {
  const {register, callAsAnybody, pass} = identityApp();
  const {regToken} = await register();
  const info = () => callAsAnybody('getAccountInfo', {regToken: text(regToken)});
  expect(await info()).toMatchObject({errorCode: 0});
  pass(HOUR_MS + 1);
  expect(await info()).toMatchObject({errorCode: 403005});
});

it('the identity seed has customers and staff members, with and without staff data', async () => {
  const {call, uidOf} = identityApp();
  await uidOf(ADA.loginID);
  const staff = await call('login', {
    ...ADA,
    loginID: 'helen.castellanos@example.com',
    include: 'data,groups',
  });
  expect(staff).toMatchObject({
    data: {
      SAP_CustomerAccountGroup: 'PD01',
      SF_PreferedShipTo: '0010042001',
      SF_StoreSoldTo: '0010042000',
      clinicAddress: {city: 'Denver', SFHomeDeliveryOnly: false},
    },
    groups: {organizations: [{orgId: 'front-range-veterinary', roles: ['member']}]},
  });
  expect(await call('login', {...ADA, loginID: 'dov.abernathy@example.com'})).toMatchObject({
    errorCode: 0,
    data: {},
  });
});
