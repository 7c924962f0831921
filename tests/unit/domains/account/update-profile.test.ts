import {describe, expect, it, vi} from 'vitest';
import type {CustomerProfile} from '~/domains/account/profile';
import {postProfile, type ProfileFormContext} from '~/domains/account/profile-form.server';
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

/** The platforms, both of which do as they are told unless something else is said. */
function contextOf({
  setProfile = vi.fn(() => Promise.resolve(ok(null))),
  update = vi.fn(() => Promise.resolve(ok({value: PROFILE, userErrors: []}))),
  changePassword = vi.fn(() => Promise.resolve(ok(null))),
  replaceAll = vi.fn(() => Promise.resolve(ok({token: 'new', expiresAt: ''}))),
  secondsToWait = () => null,
  verdict = 'confirmed',
}: Record<string, unknown> = {}) {
  const session = {current: () => PERSON, update: vi.fn()};
  const order: string[] = [];
  const noted = (name: string, call: unknown) =>
    vi.fn((...given: unknown[]) => {
      order.push(name);
      return (call as (...given: unknown[]) => unknown)(...given);
    });
  const parts = {setProfile: noted('identity', setProfile), update: noted('commerce', update)};
  const context = {
    commerce: {customer: {update: parts.update}, customerToken: {replaceAll}},
    identity: {setProfile: parts.setProfile, changePassword},
    session,
    confirmSession: () => Promise.resolve(verdict),
    log: createLog({}, () => undefined),
    secondsToWait,
  } as unknown as ProfileFormContext;
  return {context, session, order, ...parts, changePassword: changePassword as typeof vi.fn};
}

describe('a profile that is saved', () => {
  it('has its names at the identity provider first, which the next sign-in takes them from', async () => {
    const {context, order, setProfile, update, session} = contextOf();
    expect(await postProfile(context, PERSON, FIELDS)).toEqual(ok('profile'));
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

  it('with the names of before asks the identity provider nothing', async () => {
    const {context, setProfile} = contextOf();
    await postProfile(context, PERSON, {...FIELDS, lastName: 'Whitfield'});
    expect(setProfile).not.toHaveBeenCalled();
  });

  it('without phone and box empties both', async () => {
    const {context, update} = contextOf();
    const {acceptsMarketing: _, ...unchecked} = FIELDS;
    await postProfile(context, PERSON, {...unchecked, phone: ''});
    expect(update).toHaveBeenCalledWith(
      'token-1',
      expect.objectContaining({phone: null, acceptsMarketing: false}),
    );
  });
});

describe('a profile that is not saved', () => {
  it.each([
    ['firstName', ''],
    ['lastName', 'x'.repeat(41)],
    ['phone', '12'],
    ['acceptsMarketing', 'yes'],
  ])('for its %s asks nobody, and comes back as it was written', async (field, value) => {
    const {context, order} = contextOf();
    const posted = await postProfile(context, PERSON, {...FIELDS, [field]: value});
    expect(posted).toMatchObject({
      failure: {
        status: 422,
        answer: {values: {lastName: field === 'lastName' ? value : 'Lovelace'}, problem: null},
      },
    });
    expect(Object.keys(answerOf(posted).errors)).toEqual([field]);
    expect(order).toEqual([]);
  });

  it('since the identity provider is away, nothing is changed', async () => {
    const setProfile = () => Promise.resolve(fail(AWAY));
    const {context, order, session} = contextOf({setProfile});
    const posted = await postProfile(context, PERSON, FIELDS);
    expect(posted).toMatchObject({failure: {status: 503}});
    expect(answerOf(posted).problem).toMatch(/Nothing was changed/);
    expect(order).toEqual(['identity']);
    expect(session.update).not.toHaveBeenCalled();
  });

  it('since commerce is away, it is said that the name was saved', async () => {
    const {context} = contextOf({update: () => Promise.resolve(fail(AWAY))});
    const posted = await postProfile(context, PERSON, FIELDS);
    expect(posted).toMatchObject({failure: {status: 503}});
    expect(answerOf(posted).problem).toMatch(/Your name was saved, but the rest was not/);
  });

  it('since commerce is away, with the names of before, nothing is changed', async () => {
    const {context} = contextOf({update: () => Promise.resolve(fail(AWAY))});
    const posted = await postProfile(context, PERSON, {...FIELDS, lastName: 'Whitfield'});
    expect(answerOf(posted).problem).toMatch(/Nothing was changed/);
  });

  it('UI-03 for what the platform refuses says so at the field, in words of ours', async () => {
    const userErrors = [
      {name: 'phone', field: ['customer', 'phone'], code: 'TAKEN', message: 'Phone has been taken'},
      {name: 'phone', field: ['customer', 'phone'], code: 'INVALID', message: 'Phone is invalid'},
    ];
    const {context} = contextOf({update: () => Promise.resolve(ok({value: null, userErrors}))});
    const posted = await postProfile(context, PERSON, {...FIELDS, lastName: 'Whitfield'});
    expect(answerOf(posted)).toMatchObject({
      errors: {phone: 'This is in use with another account.'},
      problem: null,
    });
  });

  it('for a token that is refused asks to sign in again', async () => {
    const {context} = contextOf({update: () => Promise.resolve(fail('REFUSED'))});
    expect(await postProfile(context, PERSON, FIELDS)).toEqual(fail('REFUSED'));
  });
});

describe('a password', () => {
  const CHANGE = {form: 'password', currentPassword: ' old one ', newPassword: ' a new one '};

  it('is changed as it was typed, white space and all', async () => {
    const {context, changePassword} = contextOf();
    expect(await postProfile(context, PERSON, CHANGE)).toEqual(ok('password'));
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
  ])('is not tried while its %s is wrong', async (field, fields) => {
    const {context, changePassword} = contextOf();
    const posted = await postProfile(context, PERSON, fields);
    expect(Object.keys(answerOf(posted).errors)).toEqual([field]);
    expect(changePassword).not.toHaveBeenCalled();
  });

  it.each([
    [{kind: 'BAD_CREDENTIALS'}, 422, 'currentPassword'],
    [{kind: 'BAD_PASSWORD'}, 422, 'newPassword'],
    [{kind: 'LOCKED_OUT'}, 429, null],
    [AWAY, 503, null],
  ])('is not changed: %o', async (failure, status, field) => {
    const {context} = contextOf({changePassword: () => Promise.resolve(fail(failure))});
    const posted = await postProfile(context, PERSON, CHANGE);
    expect(posted).toMatchObject({failure: {status}});
    const {errors, problem, values} = answerOf(posted);
    expect(Object.keys(errors)).toEqual(field === null ? [] : [field]);
    expect(problem === null).toBe(field !== null);
    /* What was typed is no page's to show. */
    expect(values).toEqual({});
  });

  it('is not tried after many tries', async () => {
    const {context, changePassword} = contextOf({secondsToWait: () => 60});
    expect(await postProfile(context, PERSON, CHANGE)).toMatchObject({failure: {status: 429}});
    expect(changePassword).not.toHaveBeenCalled();
  });
});

function answerOf(posted: Awaited<ReturnType<typeof postProfile>>) {
  if (posted.ok || posted.failure === 'REFUSED') throw new Error('it was carried out');
  return posted.failure.answer;
}
