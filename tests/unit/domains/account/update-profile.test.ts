import {describe, expect, it, vi} from 'vitest';
import type {CustomerProfile} from '~/domains/account/profile';
import {submitProfileForm, type ProfileFormContext} from '~/domains/account/profile-form.server';
import {createLog} from '~/platform/log.server';
import {fail, ok} from '~/platform/result';
import {AWAY, PERSON} from './builders';

const FIELDS = {
  form: 'profile',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '(303) 555-0142',
  acceptsMarketing: 'on',
};

const PROFILE = {} as CustomerProfile;

/** A form context. Both upstreams succeed by default. */
function profileForm({
  setProfile = vi.fn(() => Promise.resolve(ok(null))),
  update = vi.fn(() => Promise.resolve(ok({value: PROFILE, userErrors: []}))),
  changePassword = vi.fn(() => Promise.resolve(ok(null))),
  replaceAll = vi.fn(() => Promise.resolve(ok({token: 'new', expiresAt: ''}))),
  secondsToWait = () => null,
  verdict = 'confirmed',
}: Record<string, unknown> = {}) {
  const session = {current: () => PERSON, update: vi.fn()};
  const order: string[] = [];
  const recorded = (name: string, call: unknown) =>
    vi.fn((...given: unknown[]) => {
      order.push(name);
      return (call as (...given: unknown[]) => unknown)(...given);
    });
  const parts = {
    setProfile: recorded('identity', setProfile),
    update: recorded('commerce', update),
  };
  const context = {
    request: {log: createLog({}, () => undefined)},
    services: {
      customers: {update: parts.update},
      customerTokens: {replaceAll},
      identity: {setProfile: parts.setProfile, changePassword},
    },
    visitor: {session, confirmSession: () => Promise.resolve(verdict), secondsToWait},
  } as unknown as ProfileFormContext;
  return {context, session, order, ...parts, changePassword: changePassword as typeof vi.fn};
}

describe('saving a profile', () => {
  it('ACCT-23a sends the names first to the identity provider, which the next login reads them from', async () => {
    const {context, order, setProfile, update, session} = profileForm();
    expect(await submitProfileForm(context, PERSON, FIELDS)).toEqual(ok('profile'));
    expect(order).toEqual(['identity', 'commerce']);
    expect(setProfile).toHaveBeenCalledWith('uid-1', {firstName: 'Ada', lastName: 'Lovelace'});
    expect(update).toHaveBeenCalledWith('token-1', {
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '+13035550142',
      acceptsMarketing: true,
    });
    expect(session.update).toHaveBeenCalledWith({firstName: 'Ada', lastName: 'Lovelace'});
  });

  it('calls no identity provider when the names are unchanged', async () => {
    const {context, setProfile} = profileForm();
    await submitProfileForm(context, PERSON, {...FIELDS, lastName: 'Whitfield'});
    expect(setProfile).not.toHaveBeenCalled();
  });

  it('clears an empty phone and an unchecked box', async () => {
    const {context, update} = profileForm();
    const {acceptsMarketing: _, ...unchecked} = FIELDS;
    await submitProfileForm(context, PERSON, {...unchecked, phone: ''});
    expect(update).toHaveBeenCalledWith(
      'token-1',
      expect.objectContaining({phone: null, acceptsMarketing: false}),
    );
  });
});

describe('a profile that cannot be saved', () => {
  it.each([
    ['firstName', ''],
    ['lastName', 'x'.repeat(41)],
    ['phone', '12'],
    ['acceptsMarketing', 'yes'],
  ])('calls no upstream for an invalid %s, and returns the posted values', async (field, value) => {
    const {context, order} = profileForm();
    const posted = await submitProfileForm(context, PERSON, {...FIELDS, [field]: value});
    expect(posted).toMatchObject({
      failure: {
        status: 422,
        answer: {values: {lastName: field === 'lastName' ? value : 'Lovelace'}, problem: null},
      },
    });
    expect(Object.keys(answerOf(posted).errors)).toEqual([field]);
    expect(order).toEqual([]);
  });

  it('changes nothing when the identity provider is down', async () => {
    const setProfile = () => Promise.resolve(fail(AWAY));
    const {context, order, session} = profileForm({setProfile});
    const posted = await submitProfileForm(context, PERSON, FIELDS);
    expect(posted).toMatchObject({failure: {status: 503}});
    expect(answerOf(posted).problem).toMatch(/^We couldn’t save this/);
    expect(order).toEqual(['identity']);
    expect(session.update).not.toHaveBeenCalled();
  });

  it('says that the name was saved when commerce is down', async () => {
    const {context} = profileForm({update: () => Promise.resolve(fail(AWAY))});
    const posted = await submitProfileForm(context, PERSON, FIELDS);
    expect(posted).toMatchObject({failure: {status: 503}});
    expect(answerOf(posted).problem).toMatch(/Your name was saved, but the rest wasn’t/);
  });

  it('says that it couldn’t save when commerce is down and the names are unchanged', async () => {
    const {context} = profileForm({update: () => Promise.resolve(fail(AWAY))});
    const posted = await submitProfileForm(context, PERSON, {...FIELDS, lastName: 'Whitfield'});
    expect(answerOf(posted).problem).toMatch(/^We couldn’t save this/);
  });

  it('UI-03 shows a commerce error at its field, in our own words', async () => {
    const userErrors = [
      {name: 'phone', field: ['customer', 'phone'], code: 'TAKEN', message: 'Phone has been taken'},
      {name: 'phone', field: ['customer', 'phone'], code: 'INVALID', message: 'Phone is invalid'},
    ];
    const {context} = profileForm({update: () => Promise.resolve(ok({value: null, userErrors}))});
    const posted = await submitProfileForm(context, PERSON, {...FIELDS, lastName: 'Whitfield'});
    expect(answerOf(posted)).toMatchObject({
      errors: {phone: 'Another account already uses this.'},
      problem: null,
    });
  });

  it('asks to log in again when the token is rejected', async () => {
    const {context} = profileForm({update: () => Promise.resolve(fail('REFUSED'))});
    expect(await submitProfileForm(context, PERSON, FIELDS)).toEqual(fail('REFUSED'));
  });
});

describe('changing a password', () => {
  const CHANGE = {form: 'password', currentPassword: ' old one ', newPassword: ' a new one '};

  it('keeps the password as typed, including white space', async () => {
    const {context, changePassword} = profileForm();
    expect(await submitProfileForm(context, PERSON, CHANGE)).toEqual(ok('password'));
    expect(changePassword).toHaveBeenCalledWith({
      uid: 'uid-1',
      password: ' old one ',
      newPassword: ' a new one ',
    });
  });

  it.each([
    ['currentPassword', {...CHANGE, currentPassword: ''}],
    ['newPassword', {...CHANGE, newPassword: ''}],
    ['newPassword', {...CHANGE, newPassword: 'x'.repeat(7)}],
    ['newPassword', {...CHANGE, newPassword: 'x'.repeat(129)}],
  ])('is not attempted with an invalid %s', async (field, fields) => {
    const {context, changePassword} = profileForm();
    const posted = await submitProfileForm(context, PERSON, fields);
    expect(Object.keys(answerOf(posted).errors)).toEqual([field]);
    expect(changePassword).not.toHaveBeenCalled();
  });

  it.each([
    [{kind: 'BAD_CREDENTIALS'}, 422, 'currentPassword'],
    [{kind: 'BAD_PASSWORD'}, 422, 'newPassword'],
    [{kind: 'LOCKED_OUT'}, 429, null],
    [AWAY, 503, null],
  ])('reports %o', async (failure, status, field) => {
    const {context} = profileForm({changePassword: () => Promise.resolve(fail(failure))});
    const posted = await submitProfileForm(context, PERSON, CHANGE);
    expect(posted).toMatchObject({failure: {status}});
    const {errors, problem, values} = answerOf(posted);
    expect(Object.keys(errors)).toEqual(field === null ? [] : [field]);
    expect(problem === null).toBe(field !== null);
    /* Passwords are never sent back to the page. */
    expect(values).toEqual({});
  });

  it('isn’t made after too many attempts', async () => {
    const {context, changePassword} = profileForm({secondsToWait: () => 60});
    expect(await submitProfileForm(context, PERSON, CHANGE)).toMatchObject({
      failure: {status: 429},
    });
    expect(changePassword).not.toHaveBeenCalled();
  });
});

function answerOf(posted: Awaited<ReturnType<typeof submitProfileForm>>) {
  if (posted.ok || posted.failure === 'REFUSED') throw new Error('it was carried out');
  return posted.failure.answer;
}
