import {afterEach, describe, expect, it, vi} from 'vitest';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {makeAccount, type Account} from '~tests/support/accounts';
import {logInOrThrow} from './support/cart-visitor';
import {MARCUS, loggedInVisitor} from './support/log-in';
import {actionOf, bookOf, dataOf, NEW_ADDRESS, useAccountShop, JUNE} from './support/account-shop';

const {log, sandbox, site} = useAccountShop();

describe('the address book', () => {
  it('ACCT-22a, ACCT-07 adds an address, changes it, makes it the default and deletes it', async () => {
    const before = await bookOf(site.june);
    const added = await site.june.post('/account/address-book?new=1', NEW_ADDRESS);
    expect([added.status, added.location]).toEqual([303, '/account/address-book?done=added']);
    const address = (await bookOf(site.june)).find(({address1}) => address1 === '9 Elm Court');
    expect(address).toMatchObject({...NEW_ADDRESS, company: null, address2: null, phone: null});
    const id = address?.id ?? '';

    const fields = {
      ...NEW_ADDRESS,
      id,
      address1: '10 Elm Court',
      phone: '303 555 0199',
      isDefault: 'on',
    };
    const changed = await site.june.post('/account/address-book?edit=1', fields);
    expect(changed.location).toBe('/account/address-book?done=changed');
    expect((await bookOf(site.june))[0]).toMatchObject({
      id,
      address1: '10 Elm Court',
      phone: '+13035550199',
      isDefault: true,
    });

    const deleted = await site.june.post('/account/address-book?delete=1', {intent: 'delete', id});
    expect(deleted.location).toBe('/account/address-book?done=deleted');
    expect(await bookOf(site.june)).toEqual(before);
  });

  it('ACCT-22b, UI-03 reports invalid fields, keeps the input and changes nothing', async () => {
    const before = await bookOf(site.june);
    const answer = await site.june.post('/account/address-book?new=1', {
      ...NEW_ADDRESS,
      zip: '8030',
      city: '',
    });
    expect(answer.status).toBe(422);
    const {errors, values} = actionOf(answer, 'account-address-book');
    expect(errors).toEqual({
      city: 'Enter a city.',
      zip: 'Enter a 5-digit zip code.',
    });
    expect(values).toMatchObject({zip: '8030', address1: '9 Elm Court'});
    expect(await bookOf(site.june)).toEqual(before);
  });

  it('ACCT-30 accepts no address that we don’t deliver to', async () => {
    const before = await bookOf(site.june);
    const answer = await site.june.post('/account/address-book?new=1', {
      ...NEW_ADDRESS,
      zip: '00901',
    });
    expect(answer.status).toBe(422);
    expect(actionOf(answer, 'account-address-book')).toMatchObject({
      errors: {zip: 'We don’t deliver to 00901 yet.'},
      values: {zip: '00901', address1: '9 Elm Court'},
    });
    expect(await bookOf(site.june)).toEqual(before);
  });

  it('neither changes nor shows another customer’s address', async () => {
    const before = await bookOf(site.ada);
    const [theirs] = before;
    const id = theirs?.id ?? '';
    const number = /\d+/.exec(id)?.[0] ?? '';
    const posts: Record<string, string>[] = [
      {intent: 'delete', id},
      {intent: 'default', id},
      {...NEW_ADDRESS, id},
    ];
    for (const fields of posts) {
      const answer = await site.june.post('/account/address-book', fields);
      expect(answer.status).toBe(404);
    }
    expect((await site.june.get(`/account/address-book?edit=${number}`)).status).toBe(404);
    expect((await site.june.get(`/account/address-book?delete=${number}`)).status).toBe(404);
    expect(await bookOf(site.ada)).toEqual(before);
  });

  it('ACCT-22c holds twenty addresses and says so', async () => {
    const count = (await bookOf(site.june)).length;
    for (let index = count; index < 20; index += 1) {
      const fields = {...NEW_ADDRESS, address1: `${index} Elm Court`};
      expect((await site.june.post('/account/address-book?new=1', fields)).status).toBe(303);
    }
    const answer = await site.june.post('/account/address-book?new=1', NEW_ADDRESS);
    expect(answer.status).toBe(422);
    expect(actionOf(answer, 'account-address-book').problem).toMatch(
      /20 addresses, the most an address book can hold/,
    );
    expect(await bookOf(site.june)).toHaveLength(20);
  });
});

describe('the profile', () => {
  it('ACCT-23a is saved at both platforms, so that the next login keeps the new name', async () => {
    const marcus = await loggedInVisitor(site.shop, MARCUS);
    const saved = await marcus.post('/account/profile', {
      form: 'profile',
      firstName: 'Marco',
      lastName: 'Oyelaran',
      phone: '(720) 555-0111',
      acceptsMarketing: '',
    });
    expect([saved.status, saved.location]).toEqual([303, '/account/profile?done=profile']);
    const again = await loggedInVisitor(site.shop, MARCUS);
    const {model} = dataOf(await again.get('/account/dashboard'), 'account-dashboard');
    expect(model.profile).toMatchObject({
      firstName: 'Marco',
      phone: '+17205550111',
      acceptsMarketing: false,
    });
  });

  it.each(['https://a.example', 'www.a.example', '<b>June</b>'])(
    'ID-35b refuses %j as a name and keeps the old one',
    async (name) => {
      const fields = {form: 'profile', lastName: 'Park', phone: '', acceptsMarketing: ''};
      for (const names of [{firstName: name}, {firstName: 'June', lastName: name}]) {
        const answer = await site.june.post('/account/profile', {...fields, ...names});
        expect(answer.status).toBe(422);
        expect(Object.values(actionOf(answer, 'account-profile').errors)).toEqual([
          'Remove web addresses and markup.',
        ]);
      }
      const {model} = dataOf(await site.june.get('/account/dashboard'), 'account-dashboard');
      expect(model.profile).toMatchObject({firstName: 'June', lastName: 'Park'});
    },
  );

  it('ACCT-23b keeps the password when the current one is wrong, and never shows it', async () => {
    const answer = await site.june.post('/account/my-profile', {
      form: 'password',
      currentPassword: 'not-the-one',
      newPassword: 'four words are plenty',
    });
    expect(answer.status).toBe(422);
    expect(actionOf(answer, 'account-my-profile')).toEqual({
      form: 'password',
      values: {},
      errors: {currentPassword: 'That isn’t your current password.'},
      problem: null,
    });
    expect(answer.text).not.toContain('not-the-one');
    expect(JSON.stringify(log())).not.toContain('not-the-one');
  });

  it.each([JUNE, JUNE.slice(0, JUNE.indexOf('@'))])(
    'ID-34c ID-34f refuses the email or its local part as the new password: %s',
    async (newPassword) => {
      const fields = {form: 'password', currentPassword: SEED_PASSWORD, newPassword};
      const answer = await site.june.post('/account/my-profile', fields);
      expect(answer.status).toBe(422);
      expect(actionOf(answer, 'account-my-profile')).toMatchObject({
        errors: {newPassword: 'Choose a password that isn’t your email address.'},
      });
    },
  );

  it('a changed password is the only one that logs in', async () => {
    const answer = await site.june.post('/account/my-profile', {
      form: 'password',
      currentPassword: SEED_PASSWORD,
      newPassword: 'four words are plenty',
    });
    expect(answer.location).toBe('/account/my-profile?done=password');
    await expect(loggedInVisitor(site.shop, JUNE)).rejects.toThrow('not signed in');
  });
});

describe('a change at the identity provider whose reply is lost', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Posts the profile form of a new customer. The provider saves the change, but its reply is lost. */
  async function postAndLose(fieldsOf: (account: Account) => Record<string, string>) {
    const account = await makeAccount(sandbox.origin());
    const visitor = site.shop.visitor();
    await logInOrThrow(visitor, account);
    const call = globalThis.fetch;
    const lossy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const reply = await call(input, init);
      const isChange = typeof input === 'string' && input.includes('accounts.setAccountInfo');
      return isChange ? new Response(null, {status: 502}) : reply;
    });
    const answer = await visitor.post('/account/profile', fieldsOf(account));
    lossy.mockRestore();
    const {form, problem} = actionOf(answer, 'account-profile');
    return {account, refused: [answer.status, form, problem]};
  }

  it('ERR-72 isn’t reported as not made when it’s a name', async () => {
    const {refused} = await postAndLose(() => ({
      form: 'profile',
      firstName: 'Nora',
      lastName: 'Berg',
      phone: '',
    }));
    const problem = 'We couldn’t save this. What you entered is still here. Try again in a moment.';
    expect(refused).toEqual([503, 'profile', problem]);
  });

  it('ERR-72 is reported as possibly made when it’s a password', async () => {
    const newPassword = 'four words are plenty';
    const {account, refused} = await postAndLose(({password}) => ({
      form: 'password',
      currentPassword: password,
      newPassword,
    }));
    expect(refused).toEqual([
      503,
      'password',
      expect.stringContaining('If your current password isn’t accepted then'),
    ]);
    await logInOrThrow(site.shop.visitor(), {...account, password: newPassword});
  });
});
