import {describe, expect, it} from 'vitest';
import {WRONG_PASSWORDS} from '~sandbox/identity/lockout';
import {ADA, HOUR_MS, identityApp, text} from '../../support/identity-app';

const NEXT = 'another password';

async function withAda() {
  const parts = identityApp();
  const UID = await parts.uidOf(ADA.loginID);
  return {...parts, UID};
}

describe('setAccountInfo', () => {
  it('merges profile and data field by field', async () => {
    const {call, UID} = await withAda();
    const set = (params: object) =>
      call('setAccountInfo', {
        UID,
        ...Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      });
    await set({
      profile: {zip: '80205'},
      data: {roleCode: 'STUDENT', clinicAddress: {city: 'Denver', zip: '80205'}},
    });
    await set({profile: {state: null}, data: {roleCode: null, clinicAddress: {zip: '80206'}}});
    const {profile, data} = await call('getAccountInfo', {UID});
    expect(profile).toEqual({
      firstName: 'Ada',
      lastName: 'Whitfield',
      zip: '80205',
      country: 'US',
      email: ADA.loginID,
    });
    expect(data).toEqual({clinicAddress: {city: 'Denver', zip: '80206'}});
  });

  it('requires the old password for a new one, and ends all sessions', async () => {
    const {call, UID} = await withAda();
    const {sessionInfo} = await call('login', ADA);
    const loginToken = text((sessionInfo as {cookieValue?: unknown}).cookieValue);
    expect(await call('setAccountInfo', {UID, newPassword: NEXT})).toMatchObject({
      errorCode: 400002,
    });
    const change = (password: string, newPassword: string) =>
      call('setAccountInfo', {UID, password, newPassword});
    expect(await change('wrong one', NEXT)).toMatchObject({errorCode: 403042});
    expect(await change(ADA.password, 'short')).toMatchObject({
      errorCode: 400009,
      validationErrors: [{errorCode: 400006, fieldName: 'newPassword'}],
    });
    expect(await call('login', ADA)).toMatchObject({errorCode: 0});
    expect(await change(ADA.password, NEXT)).toMatchObject({errorCode: 0});
    expect(await call('login', ADA)).toMatchObject({errorCode: 403042});
    expect(await call('login', {...ADA, password: NEXT})).toMatchObject({errorCode: 0});
    expect(await call('getAccountInfo', {login_token: loginToken})).toMatchObject({
      errorCode: 403005,
    });
  });

  it('locks the account after too many wrong old passwords', async () => {
    const {call, UID} = await withAda();
    for (let attempt = 0; attempt < WRONG_PASSWORDS; attempt += 1) {
      await call('setAccountInfo', {UID, password: 'wrong one', newPassword: NEXT});
    }
    expect(
      await call('setAccountInfo', {UID, password: ADA.password, newPassword: NEXT}),
    ).toMatchObject({errorCode: 403120});
    expect(await call('getAccountInfo', {UID, include: 'isLockedOut'})).toMatchObject({
      isLockedOut: true,
    });
  });

  it('changes nothing when one part is rejected', async () => {
    const {call, UID} = await withAda();
    const profile = JSON.stringify({firstName: 'Eve'});
    await call('setAccountInfo', {UID, profile, password: 'wrong one', newPassword: NEXT});
    expect(await call('getAccountInfo', {UID})).toMatchObject({profile: {firstName: 'Ada'}});
  });
});

describe('resetPassword', () => {
  const begin = async ({call}: ReturnType<typeof identityApp>) =>
    text(
      (await call('resetPassword', {loginID: ADA.loginID, sendEmail: 'false'})).passwordResetToken,
    );

  it('mails a link, or returns the token to the server', async () => {
    const parts = identityApp();
    expect(await parts.callAsAnybody('resetPassword', {loginID: ADA.loginID})).toMatchObject({
      errorCode: 0,
    });
    expect(parts.mails()).toMatchObject([{to: ADA.loginID}]);
    const [, mailed] = /\?pwrt=([0-9a-f]{32})$/.exec(parts.mails()[0]?.text ?? '') ?? [];
    expect(await begin(parts)).toMatch(/^[0-9a-f]{32}$/);
    expect(parts.mails()).toHaveLength(1);
    const set = await parts.callAsAnybody('resetPassword', {
      passwordResetToken: text(mailed),
      newPassword: NEXT,
    });
    expect(set).toMatchObject({errorCode: 0});
    expect(await parts.call('login', {...ADA, password: NEXT})).toMatchObject({errorCode: 0});
    expect(await parts.call('login', ADA)).toMatchObject({errorCode: 403042});
  });

  it('returns an error for an email without an account', async () => {
    const {call, mails} = identityApp();
    for (const sendEmail of ['true', 'false']) {
      expect(await call('resetPassword', {loginID: 'nobody@example.com', sendEmail})).toMatchObject(
        {
          errorCode: 403047,
        },
      );
    }
    expect(mails()).toEqual([]);
  });

  it('SAND-36b accepts a token once and ends all other tokens', async () => {
    const parts = identityApp();
    const [first, second] = [await begin(parts), await begin(parts)];
    const finish = (passwordResetToken: string, newPassword = NEXT) =>
      parts.call('resetPassword', {passwordResetToken, newPassword});
    expect(await finish(first, 'short')).toMatchObject({
      errorCode: 400009,
      validationErrors: [{fieldName: 'newPassword'}],
    });
    expect(await finish(first)).toMatchObject({errorCode: 0});
    for (const used of [first, second, 'made up']) {
      expect(await finish(used)).toMatchObject({errorCode: 400006});
    }
  });

  it('SAND-36a rejects a token after an hour', async () => {
    const parts = identityApp();
    const passwordResetToken = await begin(parts);
    parts.pass(HOUR_MS + 1);
    expect(
      await parts.call('resetPassword', {passwordResetToken, newPassword: NEXT}),
    ).toMatchObject({
      errorCode: 400006,
    });
    expect(await parts.call('login', ADA)).toMatchObject({errorCode: 0});
  });

  it('ends a lockout', async () => {
    const parts = identityApp();
    for (let attempt = 0; attempt < WRONG_PASSWORDS; attempt += 1) {
      await parts.call('login', {...ADA, password: 'wrong one'});
    }
    const passwordResetToken = await begin(parts);
    await parts.call('resetPassword', {passwordResetToken, newPassword: NEXT});
    expect(await parts.call('login', {...ADA, password: NEXT})).toMatchObject({errorCode: 0});
  });
});
