import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {pageGiving} from '~/domains/giving/islands/page-giving';
import {createGivingClient} from '~/services/giving/giving-client';
import {givingApp} from '~tests/sandbox/giving/giving-app';
import {expectConsole} from '~tests/support/expect-console';
import {tabStorage} from './giving-visit';

const SETTINGS = {
  storeId: '3c9e5b1f0a7d4e26b8f1c2d3e4a5b601',
  apiUrl: 'http://giving.test/giving/{service}',
  clickstreamUrl: 'http://giving.test/giving/clickstream',
  proxyUrl: null,
  assetOrigin: 'http://giving.test',
};
const NONE = {functional: false, advertising: false};
const FUNCTIONAL = {functional: true, advertising: false};
const ALL = {functional: true, advertising: true};
const ADA = {id: '1042', email: 'ada@example.com'};
const SHELTER = {causeId: '10-1234567', causeName: 'Shelter'};
const PLACE = {type: 0, style: 0, placement: 1, location: 0};

let calls: string[];
let sandbox: ReturnType<typeof givingApp>;
let storage: ReturnType<typeof tabStorage>;
const page = new EventTarget();

beforeEach(() => {
  calls = [];
  sandbox = givingApp();
  storage = tabStorage();
  vi.stubGlobal('window', {dataLayer: 'not a list'});
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', {href: 'https://shop.test/cart'});
  vi.stubGlobal('document', {referrer: ''});
  vi.stubGlobal('navigator', {userAgent: 'test'});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/api/')) return Response.json({account: 'a', customer: ADA, cause: null});
    const {pathname, search} = new URL(url);
    calls.push(`${init?.method ?? 'GET'} ${pathname.replace('/giving', '')}`);
    return sandbox.app.request(pathname + search, init);
  });
});

const update = (consent: typeof ALL, {marketing = {_kx: 'k'}, isCustomer = false} = {}) =>
  pageGiving({
    settings: SETTINGS,
    consent,
    marketing,
    customData: {site: 'DTC'},
    isCustomer,
    createClient: createGivingClient,
  });

/* The page's giving outlives a test, as it does a navigation. */
afterEach(() => void update(NONE));

/** Loading the module takes long on a busy machine. */
const PATIENT = {timeout: 20_000};
const isOpen = () =>
  vi.waitFor(() => expect(update(FUNCTIONAL)?.state().phase).toBe('open'), PATIENT);
const handOffs = () => calls.filter((call) => call.endsWith('add-integration-info'));

describe('giving of a page', () => {
  it('GIVE-28, GIVE-91 makes no calls and stores nothing before functional consent', async () => {
    for (const consent of [NONE, {functional: false, advertising: true}]) {
      expect(update(consent)).toBeNull();
    }
    await new Promise((resolve) => void setTimeout(resolve, 150));
    expect(calls).toEqual([]);
    expect(storage.items.size).toBe(0);
  });

  it('is shared by all widgets, and starts tracking once', async () => {
    expect(update(FUNCTIONAL)).toBe(update(FUNCTIONAL));
    await isOpen();
    expect(calls).toEqual(['GET /stores/cc-small/none', 'POST /tracking/']);
  });

  it('GIVE-86 stops when functional consent is withdrawn, and starts anew when it is given again', async () => {
    const first = update(FUNCTIONAL);
    await isOpen();
    expect(update(NONE)).toBeNull();
    expect(first?.state().phase).toBe('hidden');
    expect(storage.items.size).toBe(0);
    const second = update(FUNCTIONAL);
    expect(second).not.toBe(first);
    await isOpen();
    expect(calls.filter((call) => call === 'POST /tracking/')).toHaveLength(2);
  });

  it('MKT-01 hands marketing parameters off once, and only with advertising consent', async () => {
    update(FUNCTIONAL);
    await isOpen();
    expect(handOffs()).toEqual([]);
    update(ALL);
    update(ALL);
    await vi.waitFor(() => expect(handOffs()).toHaveLength(1), PATIENT);
    update(FUNCTIONAL);
    update(ALL);
    expect(handOffs()).toHaveLength(1);
  });

  it('MKT-07 hands nothing off when advertising consent ends before tracking has started', async () => {
    update(ALL);
    update(FUNCTIONAL);
    await isOpen();
    expect(handOffs()).toEqual([]);
  });

  it('sends waiting events when the page is left', async () => {
    const giving = update(FUNCTIONAL);
    await isOpen();
    await giving?.setCause(SHELTER, PLACE);
    expect(calls).not.toContain('POST /clickstream/events');
    page.dispatchEvent(new Event('pagehide'));
    expect(calls).toContain('POST /clickstream/events');
  });

  it.each([
    ['names a customer with advertising consent', ALL, true, ADA],
    ['names no customer without it', FUNCTIONAL, true, undefined],
    ['names no guest', ALL, false, undefined],
  ])('GIVE-106 an event %s', async (_what, consent, isCustomer, customer) => {
    /* Another choice of consent than at the start. */
    update(consent === ALL ? FUNCTIONAL : ALL, {isCustomer});
    await vi.waitFor(
      () => expect(update(consent, {isCustomer})?.state().phase).toBe('open'),
      PATIENT,
    );
    await update(consent, {isCustomer})?.setCause(SHELTER, PLACE);
    page.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(async () => {
      const {events} = (await sandbox.send('/__control/giving')).body as {
        events: {customer?: typeof ADA}[];
      };
      expect(events.map((event) => event.customer)).toEqual([customer]);
    });
  });

  it('GIVE-107 is hidden by a segment of the data layer', async () => {
    const segment = {
      Id: 'gold',
      IsActive: true,
      Name: 'Gold',
      ExcludeSegment: true,
      FrontEndPropertyName: 'user.group',
      FrontEndSource: 1,
      PriorityIndex: 1,
      ValueCategory: 2,
      BackEndPropertyName: '',
      Description: '',
      DonationAction: 0,
      DonationActionValue: 0,
      SpecifiedValues: ['gold'],
    };
    await sandbox.send('/__control/giving', 'POST', {settings: {CustomerSegments: [segment]}});
    vi.stubGlobal('window', {dataLayer: [{event: 'view'}, {user: {group: 'gold'}}]});
    const giving = update(FUNCTIONAL);
    await vi.waitFor(() => expect(giving?.state().phase).toBe('hidden'), PATIENT);
  });

  it('a failure goes to the console only', async () => {
    sandbox.context.faults.add({service: 'giving', kind: 'down'});
    expectConsole('warn', /Giving: Error (retrieving store|initializing SDK)/);
    const giving = update(FUNCTIONAL);
    await vi.waitFor(() => expect(giving?.state().phase).toBe('hidden'), PATIENT);
  });
});
