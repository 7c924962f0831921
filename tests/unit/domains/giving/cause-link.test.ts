import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {Choice} from '~/domains/consent/consent';
import {tabStorage} from './giving-visit';

const LINKED = '10-1234567';
const LINK = `https://shop.test/?sgcause=${LINKED}`;

const storage = tabStorage();

beforeEach(() => {
  storage.items.clear();
  vi.stubGlobal('sessionStorage', storage);
});

/** The modules of a document that has just loaded. */
async function openDocument() {
  vi.resetModules();
  const {noteCauseLink, readCauseLink} = await import('~/domains/giving/cause-link');
  const {consentStore} = await import('~/domains/consent/consent-store');
  return {
    note: noteCauseLink,
    read: readCauseLink,
    choose: (functional: Choice) =>
      consentStore.set({choices: {functional, advertising: 'unset'}, ready: new Set()}),
  };
}

describe('the cause of a link', () => {
  it.each(['unset', 'declined'] as const)(
    'GIVE-103 stays in the page while functional consent is %s',
    async (choice) => {
      const page = await openDocument();
      page.choose(choice);
      page.note(LINK);
      expect(page.read()).toBe(LINKED);
      expect(storage.items.size).toBe(0);
      expect((await openDocument()).read()).toBeNull();
    },
  );

  it('GIVE-103 is stored for the tab as soon as there is consent, also after the link was followed', async () => {
    const page = await openDocument();
    page.note(LINK);
    page.choose('granted');
    expect((await openDocument()).read()).toBe(LINKED);
  });

  it('GIVE-103 is that of the newest link', async () => {
    const page = await openDocument();
    page.choose('granted');
    page.note(LINK);
    page.note('https://shop.test/?sgcause=98-7654321');
    page.note('https://shop.test/?sgcause=0');
    expect((await openDocument()).read()).toBe('98-7654321');
  });

  it('GIVE-103 is nothing if the tab’s storage has something else, or is switched off', async () => {
    storage.setItem('giving-tracking:link', '<script>');
    const page = await openDocument();
    expect(page.read()).toBeNull();
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('switched off');
      },
    });
    expect(page.read()).toBeNull();
  });
});
