import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {StepAnswer} from '~/domains/staff/registration.server';
import type {Registration} from '~/domains/staff/steps/registration';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {shopDay} from '~/platform/shop-day';
import type {Person} from '~sandbox/control/people';
import {CLINICS} from '~sandbox/world/clinics';
import {jwtOf, makeAccount, type Account} from '~tests/support/accounts';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {attribute, tagsOf} from '~tests/ssr/ui/render';
import {useOwnSandbox} from '../support/own-sandbox';
import {add, KIBBLE} from '../support/variants';
import {post} from './support/api';
import {createHtmlBuild} from './support/html-build';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Answer, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const {origin} = useOwnSandbox();
const control = () => createSandboxControl(origin());
afterEach(() => control().clearFaults());

const AUTOMATIC = CLINICS.find(({approval, kind}) => approval === 'automatic' && kind === 'clinic');
const MANUAL = CLINICS.find(({approval}) => approval === 'manual');
const OTHER = CLINICS.findLast(({approval}) => approval === 'automatic');
if (!AUTOMATIC || !MANUAL || !OTHER) throw new Error('the directory lacks clinics');

const REGISTER = '/shelter/register';
const staffSite = () => openShop(origin(), {variables: {SITE_ID: 'HPSF'}});

/** The same browser, but pages come as HTML. */
function withoutScripts(): Visitor {
  const build = createHtmlBuild(unexpected());
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  return openShop(origin(), {variables: {SITE_ID: 'HPSF'}, build}).visitor(cookie);
}

let account: Account;
let visitor: Visitor;
beforeEach(async () => {
  account = await makeAccount(origin());
  visitor = await browser();
});

async function browser(): Promise<Visitor> {
  const opened = staffSite().visitor();
  expect((await logIn(opened, account)).status).toBe(303);
  return opened;
}

const html = {Accept: 'text/html'};
const stepOf = (answer: Answer) =>
  (answer.page().loaderData['shelter-register'] as {registration: Registration}).registration;
const stepAnswerOf = (answer: Answer) =>
  (answer.page().actionData?.['shelter-register'] as {step: StepAnswer}).step;
const problemOf = (answer: Answer) => {
  const {problem, errors} = stepAnswerOf(answer);
  return problem ?? Object.values(errors).join(' ');
};
const open = async (query = '') => stepOf(await visitor.get(REGISTER + query, html));
const THIS_YEAR = Number(shopDay(Date.now()).slice(0, 4));
const ROLE = {intent: 'role', roleCode: 'VETERINARIAN', ftcAcknowledged: 'true'};
const join = (groupId: string) => visitor.post(REGISTER, {intent: 'join', groupId});
const shownLocation = () => decodeURIComponent(visitor.cookies.get('user_location_hpsf') ?? '');
const acceptRequest = () =>
  fetch(`${origin()}/__control/people/${account.email}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({pending: false}),
  });

describe('the role', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['no role', {...ROLE, roleCode: ''}, /Choose your role/],
    ['an unknown role', {...ROLE, roleCode: 'CEO'}, /Choose your role/],
    ['a student without a year', {...ROLE, roleCode: 'STUDENT'}, /year you graduate/],
    [
      'a student who graduated last year',
      {...ROLE, roleCode: 'STUDENT', graduationYear: String(THIS_YEAR - 1)},
      /year you graduate/,
    ],
    [
      'a student who graduates in more than eight years',
      {...ROLE, roleCode: 'STUDENT', graduationYear: String(THIS_YEAR + 9)},
      /year you graduate/,
    ],
    ['no acknowledgement', {...ROLE, ftcAcknowledged: ''}, /Check the box/],
    [
      'a year of five digits',
      {...ROLE, graduationYear: '20300'},
      /^Choose a year from the list\.$/,
    ],
    ['another intent', {intent: 'promote'}, /./],
  ])('STAFF-16 STAFF-34 is refused with %s', async (_what, fields, problem) => {
    const answer = await visitor.post(REGISTER, fields);
    expect(answer.status).toBe(422);
    expect(problemOf(answer)).toMatch(problem);
    expect(await open()).toMatchObject({step: 'role'});
  });

  it('STAFF-34 each field says what is missing, and keeps what was entered', async () => {
    const answer = await visitor.post(REGISTER, {...ROLE, roleCode: '', ftcAcknowledged: ''});
    expect(stepAnswerOf(answer)).toMatchObject({
      problem: null,
      errors: {roleCode: 'Choose your role.', ftcAcknowledged: 'Check the box to continue.'},
    });
    const student = await visitor.post(REGISTER, {...ROLE, roleCode: 'STUDENT'});
    expect(stepAnswerOf(student)).toMatchObject({
      errors: {graduationYear: 'Choose the year you graduate.'},
      values: {roleCode: 'STUDENT', ftcAcknowledged: 'true'},
    });
  });

  it.each(['', '1999'])(
    'STAFF-70 a student with the year %j and an unchecked box sees both errors at once',
    async (graduationYear) => {
      const fields = {intent: 'role', roleCode: 'STUDENT', graduationYear};
      const answer = await visitor.post(REGISTER, fields);
      expect(answer.status).toBe(422);
      expect(stepAnswerOf(answer)).toMatchObject({
        problem: null,
        errors: {
          graduationYear: 'Choose the year you graduate.',
          ftcAcknowledged: 'Check the box to continue.',
        },
      });
    },
  );

  it.each(['VETERINARIAN', 'VET_TECH', 'PRACTICE_STAFF', 'STUDENT', 'FACULTY', 'SHELTER_STAFF'])(
    'STAFF-16 STAFF-34 %s is stored, and registration resumes in another browser',
    async (roleCode) => {
      const graduationYear = String(THIS_YEAR + 2);
      const answer = await visitor.post(REGISTER, {...ROLE, roleCode, graduationYear});
      expect(answer.status).toBe(303);
      visitor = await browser();
      expect(await open()).toMatchObject({step: 'clinic'});
      expect(await open('?step=role')).toMatchObject({
        roleCode,
        graduationYear: roleCode === 'STUDENT' ? Number(graduationYear) : null,
        hasAcknowledged: true,
      });
    },
  );
});

describe('the year of graduation', () => {
  it.each([0, 8])('STAFF-34 can be %i years ahead', async (ahead) => {
    const graduationYear = String(THIS_YEAR + ahead);
    const answer = await visitor.post(REGISTER, {...ROLE, roleCode: 'STUDENT', graduationYear});
    expect(answer.status).toBe(303);
    expect(await open('?step=role')).toMatchObject({graduationYear: THIS_YEAR + ahead});
  });
});

describe('the clinic', () => {
  beforeEach(async () => {
    await visitor.post(REGISTER, ROLE);
  });

  it.each([
    ['name', 'denver', 'Denver'],
    ['city', 'Fort Col', 'Fort Collins'],
    ['zip', '80202', 'Denver'],
    ['account', AUTOMATIC.accountNumber, AUTOMATIC.city],
  ])('STAFF-35 is found by %s', async (by, term, city) => {
    const step = await open(`?${new URLSearchParams({by, term}).toString()}`);
    expect(step).toMatchObject({step: 'clinic', search: {type: by, term}});
    const found = step.step === 'clinic' && step.found.state === 'found' ? step.found.clinics : [];
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.address.city).toBe(city);
  });

  it.each([
    ['Charleston, WV', ['WV']],
    ['charleston sc 29401', ['SC']],
    ['Charleston, South Carolina', ['SC']],
    ['Charleston', ['SC', 'WV']],
    ['Charleston, OH', []],
    ['Charleston, nowhere', []],
    ['C, WV', []],
  ])('STAFF-220 in %j is found in %j', async (term, states) => {
    const step = await open(`?${new URLSearchParams({by: 'city', term}).toString()}`);
    const found = step.step === 'clinic' && step.found.state === 'found' ? step.found : null;
    const inStates = new Set(found?.clinics.map(({address}) => address.provinceCode));
    expect([...inStates].sort()).toEqual(states);
    expect(found?.total).toBe(found?.clinics.length);
  });

  it.each([
    ['?term=', 'wrong-length'],
    ['?term=x', 'wrong-length'],
    [`?term=${'x'.repeat(61)}`, 'wrong-length'],
    ['?term=nowhere+at+all', 'found'],
    ['?by=owner&term=denver', 'found'],
    ['', 'unasked'],
  ])('STAFF-35 UI-62 a search for %j is %s', async (query, state) => {
    expect(await open(query)).toMatchObject({step: 'clinic', found: {state}});
  });

  it('STAFF-07 STAFF-36 is joined after a review, sets the account’s address, and leads to the requested checkout', async () => {
    const query = `?redirect=${encodeRedirect('/checkout')}`;
    expect(await open(`${query}&clinic=${AUTOMATIC.id}`)).toMatchObject({
      step: 'review',
      clinic: {name: AUTOMATIC.name},
      roleCode: 'VETERINARIAN',
    });
    const joined = await visitor.post(REGISTER + query, {
      intent: 'join',
      groupId: AUTOMATIC.groupId,
    });
    expect([joined.status, joined.location]).toEqual([303, '/checkout']);
    const {loaderData} = (await visitor.get('/account/dashboard', html)).page();
    expect(loaderData['account-dashboard']).toMatchObject({
      workplace: {roleCode: 'VETERINARIAN', clinicAddress: {zip: AUTOMATIC.zip}},
    });
    await visitor.post('/cart/change', add(KIBBLE));
    expect((await visitor.post('/cart', {intent: 'checkout'})).location).toContain('/multipass/');
  });

  it('STAFF-36 that approves requests leaves the account waiting until its request is accepted', async () => {
    expect((await join(MANUAL.groupId)).status).toBe(303);
    expect(await open()).toEqual({step: 'waiting', clinic: MANUAL.name});
    expect((await visitor.get('/products', html)).location).toMatch(/^\/shelter\/register/);
    await acceptRequest();
    const answer = await visitor.get(REGISTER, html);
    expect([answer.status, answer.location]).toEqual([303, '/products']);
    expect((await visitor.get('/products', html)).status).toBe(200);
  });

  it('STAFF-210 that accepts a member while an open page is read is the location, as the order goes there', async () => {
    expect((await join(MANUAL.groupId)).status).toBe(303);
    await visitor.post('/location', {to: '/faq', zip: '80014', destination: 'HOME'});
    expect(shownLocation()).toBe('80014::HOME');
    await acceptRequest();
    expect((await post(visitor, '/api/delete-cache-item', {cacheKey: 'profile'})).status).toBe(200);
    expect((await visitor.get('/faq', html)).status).toBe(200);
    const {location} = await visitor.get('/products', html);
    expect(location).toMatch(/^\/shelter\/register/);
    expect((await visitor.get(location ?? '', html)).location).toBe('/products');
    expect(shownLocation()).toBe(`${MANUAL.zip}::CLINIC`);
  });

  it('STAFF-37 that isn’t listed is requested by mail, and the account waits', async () => {
    const wanted = {name: 'Juniper Vets', city: 'Bend', state: 'OR'};
    const refused = await visitor.post(REGISTER, {intent: 'request', ...wanted, state: 'XX'});
    expect([refused.status, problemOf(refused)]).toEqual([422, 'Choose the state.']);
    const empty = await visitor.post(REGISTER, {intent: 'request'});
    expect(stepAnswerOf(empty).errors).toEqual({
      name: 'Enter the name of your clinic or school.',
      city: 'Enter the city.',
      state: 'Choose the state.',
    });
    expect((await visitor.post(REGISTER, {intent: 'request', ...wanted})).status).toBe(303);
    const [mail] = await control().mails();
    expect(mail).toMatchObject({
      subject: 'Pro Staff Feeding: please add Juniper Vets',
      replyTo: account.email,
    });
    expect(mail?.text).toContain(account.email);
    expect(await open()).toEqual({step: 'waiting', clinic: 'Juniper Vets'});
  });

  it('STAFF-37 is requested three times in a row at most', async () => {
    const wanted = {intent: 'request', name: 'Juniper Vets', city: 'Bend', state: 'OR'};
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await visitor.post(REGISTER, wanted, {'oxygen-buyer-ip': '198.51.100.37'});
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  it('STAFF-35 is searched for 30 times at once, and once more each second', async () => {
    const headers = {...html, 'oxygen-buyer-ip': '198.51.100.35'};
    const isFound = async () => {
      const step = stepOf(await visitor.get(`${REGISTER}?term=denver`, headers));
      return step.step === 'clinic' && step.found.state === 'found';
    };
    const begin = Date.now();
    let found = 0;
    while (await isFound()) found += 1;
    const seconds = Math.ceil((Date.now() - begin) / 1000);
    expect(found).toBeGreaterThanOrEqual(30);
    expect(found).toBeLessThanOrEqual(30 + seconds);
  });

  it('STAFF-50 a form of another tab changes nothing once the account has joined', async () => {
    await join(AUTOMATIC.groupId);
    const late = await visitor.post(REGISTER, {...ROLE, roleCode: 'FACULTY'});
    expect(late.status).toBe(303);
    const {loaderData} = (await visitor.get('/account/my-profile', html)).page();
    expect(loaderData['account-my-profile']).toMatchObject({
      workplace: {roleCode: 'VETERINARIAN'},
    });
  });

  it('STAFF-36 can’t be joined if it doesn’t exist, or before the role is known', async () => {
    expect((await join('group-of-nobody')).status).toBe(404);
    account = await makeAccount(origin());
    visitor = await browser();
    const early = await join(AUTOMATIC.groupId);
    expect(early.location).toContain('step=role');
    expect(await open()).toMatchObject({step: 'role'});
  });

  it.each([
    ['no acknowledgement', {roleCode: 'VETERINARIAN'}],
    ['no year of graduation', {roleCode: 'STUDENT', ftcAcknowledged: true}],
    ['an unknown role', {roleCode: 'CEO', ftcAcknowledged: true}],
  ])('STAFF-50 can’t be joined by an account with %s', async (_what, data) => {
    account = await makeAccount(origin(), {data});
    visitor = await browser();
    expect((await join(AUTOMATIC.groupId)).location).toContain('step=role');
    expect(await open()).toMatchObject({step: 'role'});
  });

  it.each(['down', 'malformed', 'throttle', 'slow'] as const)(
    'STAFF-38 search and join report the problem while the directory is %s, and nothing is lost',
    async (kind) => {
      await control().fault({service: 'clinics', kind, ...(kind === 'slow' && {delayMs: 20_000})});
      expect(await open('?term=denver')).toMatchObject({found: {state: 'unavailable'}});
      const answer = await join(AUTOMATIC.groupId);
      expect([answer.status, problemOf(answer)]).toEqual([
        503,
        expect.stringContaining('Nothing was lost'),
      ]);
    },
  );

  it('STAFF-55 a step posted without scripts while the identity provider is down can be sent again from the page', async () => {
    await control().fault({service: 'identity', kind: 'error'});
    const fields = {...ROLE, roleCode: 'FACULTY'};
    const {status, text} = await withoutScripts().post(REGISTER, fields, html);
    expect([status, unexpected()]).toEqual([503, []]);
    expect(text).toContain('This step isn’t saved yet');
    await control().clearFaults();
    const form = text.split('<form').find((part) => part.includes('name="intent"'));
    const held = tagsOf(form ?? '', 'input').map((tag) => [
      attribute(tag, 'name') ?? '',
      attribute(tag, 'value') ?? '',
    ]);
    const body = new URLSearchParams(held);
    expect((await visitor.send(REGISTER, {method: 'POST', body})).status).toBe(303);
    expect(await open('?step=role')).toMatchObject({roleCode: 'FACULTY'});
  });

  it('STAFF-58 “Try again” on a page that can’t be loaded opens the same page, with the clinic that was chosen', async () => {
    await control().fault({service: 'identity', kind: 'error', match: 'getAccountInfo'});
    const path = `${REGISTER}?redirect=L2NhcnQ&clinic=${AUTOMATIC.id}`;
    const {status, text} = await withoutScripts().get(path, html);
    expect([status, unexpected()]).toEqual([503, []]);
    const links = tagsOf(text, 'a').map((tag) => attribute(tag, 'href')?.replaceAll('&amp;', '&'));
    expect(links).toContain(path);
  });

  it.each(['error', 'malformed'] as const)(
    'STAFF-38 keeps a role that can’t be stored while the identity provider answers with %s',
    async (kind) => {
      await control().fault({service: 'identity', kind, match: 'setAccountInfo'});
      const answer = await visitor.post(REGISTER, {...ROLE, roleCode: 'FACULTY'});
      expect([answer.status, problemOf(answer)]).toEqual([
        503,
        expect.stringContaining('Nothing was lost'),
      ]);
      await control().clearFaults();
      expect(await open('?step=role')).toMatchObject({roleCode: ROLE.roleCode});
    },
  );

  it('SAND-55 the control room lists staff with their state, and changes it by its own forms', async () => {
    const people = async () => {
      const answer = await fetch(`${origin()}/__control/people`);
      const listed: unknown = await answer.json();
      return listed as Person[];
    };
    const own = async () => (await people()).find(({email}) => email === account.email);
    const press = async (field: string, value: string) => {
      const answer = await fetch(`${origin()}/__control/people/${account.email}`, {
        method: 'POST',
        body: new URLSearchParams({[field]: value}),
        redirect: 'manual',
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#staff']);
      return (await own())?.state;
    };
    expect(await own()).toMatchObject({site: 'HPSF', state: 'unregistered', password: null});
    expect(await press('pending', 'true')).toBe('pending');
    expect(await open()).toMatchObject({step: 'waiting'});
    expect(await press('pending', 'false')).toMatch(/registered|eligible/);
    expect(await press('suspended', 'true')).toBe('suspended');
    expect(await press('suspended', 'false')).toMatch(/registered|eligible/);
    expect(await press('registered', 'false')).toBe('unregistered');
    expect(await people()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({email: 'nadia.brooks@example.com', usedLbs: 120}),
      ]),
    );
    const room = await (await fetch(origin())).text();
    expect(room).toContain(account.email);
    expect(room).toContain('Make a member');
  });

  it('SAND-54 the control room makes an account a member, and ends the membership', async () => {
    const setRegistered = (registered: boolean) =>
      fetch(`${origin()}/__control/people/${account.email}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({registered}),
      });
    expect((await setRegistered(true)).status).toBe(200);
    expect((await visitor.get(REGISTER, html)).location).toBe('/products');
    expect((await setRegistered(false)).status).toBe(200);
    visitor = await browser();
    expect((await visitor.get('/products', html)).location).toContain(REGISTER);
  });

  it('STAFF-38 says so while the identity provider is down', async () => {
    await control().fault({service: 'identity', kind: 'error', match: 'getAccountInfo'});
    const answer = await visitor.get(REGISTER, html);
    expect([answer.status, stepOf(answer)]).toEqual([503, {step: 'unavailable'}]);
  });
});

describe('the operations', () => {
  const call = (name: string, body: object, headers: HeadersInit = {}) =>
    post<Record<string, unknown>>(visitor, `/api/idp/${name}`, body, headers);
  const ownJwt = () => jwtOf(origin(), account);

  it('API-05 fetch-address returns a clinic’s address', async () => {
    const {value} = await call('fetch-address', {clinicID: AUTOMATIC.id, jwt: await ownJwt()});
    expect(value).toMatchObject({
      clinicAddress: {zip: AUTOMATIC.zip, SFHomeDeliveryOnly: AUTOMATIC.isHomeDeliveryOnly},
    });
    const unknown = await call('fetch-address', {clinicID: 'nowhere', jwt: await ownJwt()});
    expect([unknown.status, unknown.code]).toEqual([404, 'CLINIC_NOT_FOUND']);
  });

  it('API-06 search-clinic returns clinics with their groups', async () => {
    const {value} = await call('search-clinic', {
      searchType: 'zip',
      searchTerm: AUTOMATIC.zip,
      jwt: await ownJwt(),
    });
    expect(value.clinics).toEqual(
      expect.arrayContaining([expect.objectContaining({groupID: AUTOMATIC.groupId})]),
    );
  });

  it('API-103 search-clinic says when to search again after too many searches', async () => {
    const search = {searchType: 'zip', searchTerm: AUTOMATIC.zip, jwt: await ownJwt()};
    /* The limit is 30 at once, then one per second. */
    const searches = await Promise.all(
      Array.from({length: 50}, () =>
        call('search-clinic', search, {'oxygen-buyer-ip': '198.51.100.103'}),
      ),
    );
    const refused = searches.find(({status}) => status === 429);
    expect(refused?.code).toBe('TOO_MANY_SEARCHES');
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('API-07 join-clinic joins as the session’s account', async () => {
    await visitor.post(REGISTER, ROLE);
    const {value} = await call('join-clinic', {groupID: AUTOMATIC.groupId, jwt: await ownJwt()});
    expect(value).toEqual({status: 'active'});
    expect((await visitor.get('/products', html)).status).toBe(200);
  });

  it('STAFF-50 join-clinic refuses an account without a role, a member, and a suspended one', async () => {
    const jwt = await ownJwt();
    const joinOther = async () => {
      const {status, code} = await call('join-clinic', {groupID: OTHER.groupId, jwt});
      return [status, code];
    };
    const control = (change: object) =>
      fetch(`${origin()}/__control/people/${account.email}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(change),
      });
    expect(await joinOther()).toEqual([409, 'ROLE_MISSING']);
    await visitor.post(REGISTER, ROLE);
    await join(AUTOMATIC.groupId);
    expect(await joinOther()).toEqual([409, 'ALREADY_MEMBER']);
    expect((await join(OTHER.groupId)).status).toBe(303);
    const {loaderData} = (await visitor.get('/account/dashboard', html)).page();
    expect(loaderData['account-dashboard']).toMatchObject({
      workplace: {clinicAddress: {zip: AUTOMATIC.zip}},
    });
    await control({registered: false, suspended: true});
    expect(await joinOther()).toEqual([403, 'SUSPENDED']);
  });

  it('STAFF-59 join-clinic with another account’s session token leaves the browser’s own session as it is', async () => {
    const other = await makeAccount(origin(), {
      data: {roleCode: 'VETERINARIAN', ftcAcknowledged: true},
    });
    const elsewhere = staffSite().visitor();
    await logIn(elsewhere, other);
    const {status, value} = await call('join-clinic', {
      groupID: AUTOMATIC.groupId,
      jwt: await jwtOf(origin(), other),
      sessionToken: elsewhere.cookies.get('session_hpsf'),
    });
    expect([status, value]).toEqual([200, {status: 'active'}]);
    expect((await visitor.get('/products', html)).location).toContain(REGISTER);
  });

  it('STAFF-39 refuses another account’s JWT, a forged one, and callers without a session', async () => {
    const other = await makeAccount(origin());
    const groupID = AUTOMATIC.groupId;
    const refused = [
      await call('join-clinic', {groupID, jwt: await jwtOf(origin(), other)}),
      await call('join-clinic', {groupID, jwt: 'not.a.jwt'}),
    ];
    expect(refused.map(({status, code}) => [status, code])).toEqual([
      [401, 'WRONG_JWT'],
      [401, 'WRONG_JWT'],
    ]);
    const guest = staffSite().visitor();
    const jwt = await ownJwt();
    const asGuest = await post(guest, '/api/idp/join-clinic', {groupID, jwt});
    expect(asGuest.status).toBe(401);
    expect(await open()).toMatchObject({step: 'role'});
  });
});
