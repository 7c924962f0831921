import {LIST_LIMITS, parseHandles, withHandle, withoutHandle} from '../handle-lists';
import {FAVORITES_OPERATION} from '../kept-paths';
import {NOT_KEPT, readGuestFavorites, writeGuestFavorites} from './guest-favorites';
import {readKept, writeKept} from '../kept-handles';

/* Favorites and comparison in the browser. Updates the cards' buttons without React, which never re-renders them. */

/** The bar that answers a press. */
export interface Tray {
  compared: string[];
  /** A favorite was just saved. */
  hasSaved: boolean;
  /** Another product to compare was just refused. */
  isFull: boolean;
}

interface ToolsParts {
  isCustomer: boolean;
  /** Of the site's cookies. */
  suffix: string;
  announce: (text: string) => void;
  setTray: (tray: Tray) => void;
}

export interface Tools {
  /** Adds the button's product to its list, or removes it. */
  toggle(button: HTMLButtonElement): void;
}

export const COMPARE_IS_FULL = `You can compare up to ${LIST_LIMITS.compare} products. Remove one first.`;
const NOT_SAVED_IN_ACCOUNT = 'We couldn’t save that. Try again in a moment.';

export function startTools({isCustomer, suffix, announce, setTray}: ToolsParts): Tools {
  const site = {suffix};
  let favorites = readGuestFavorites(site);
  let isAccountRead = !isCustomer;
  /** Until the account's favorites have loaded, a heart can't say that its product isn't one, so it says nothing. */
  let isKnown = !isCustomer;

  function mark() {
    const compared = readKept('compare');
    for (const button of document.querySelectorAll('button')) {
      const list = listOf(button);
      if (!list) continue;
      if (!isAccountRead) void readAccount();
      const isPressed = (list === 'compare' ? compared : favorites).includes(button.value);
      if (list === 'favorites' && !isPressed && !isKnown) {
        button.removeAttribute('aria-pressed');
        continue;
      }
      const pressed = String(isPressed);
      if (button.getAttribute('aria-pressed') !== pressed) {
        button.setAttribute('aria-pressed', pressed);
      }
    }
  }

  function compare(handle: string) {
    const before = readKept('compare');
    const isIn = before.includes(handle);
    const isFull = !isIn && before.length === LIST_LIMITS.compare;
    if (isFull) {
      announce(COMPARE_IS_FULL);
    } else {
      const after = isIn ? withoutHandle(before, handle) : [...before, handle];
      writeKept('compare', after);
      announce(
        isIn
          ? 'Removed from compare.'
          : `Added to compare: ${after.length} of ${LIST_LIMITS.compare}.`,
      );
    }
    setTray({compared: readKept('compare'), hasSaved: false, isFull});
    mark();
  }

  async function favorite(handle: string) {
    /* Another tab may have changed a guest's. */
    const before = isCustomer ? favorites : readGuestFavorites(site);
    const isIn = before.includes(handle);
    const list = isCustomer ? 'favorites' : 'guestFavorites';
    favorites = isIn ? withoutHandle(before, handle) : withHandle(before, handle, list);
    mark();
    const isSaved = isCustomer
      ? await saveInAccount([handle], !isIn)
      : writeGuestFavorites(favorites, site);
    if (!isSaved) {
      favorites = before;
      mark();
    }
    if (isSaved) announce(isIn ? 'Removed from your favorites.' : 'Saved to your favorites.');
    else announce(isCustomer ? NOT_SAVED_IN_ACCOUNT : NOT_KEPT);
    if (isSaved) setTray({compared: readKept('compare'), hasSaved: !isIn, isFull: false});
  }

  async function saveInAccount(handles: readonly string[], isFavorite: boolean): Promise<boolean> {
    const saved = await postFavorites(handles, isFavorite);
    if (saved) {
      favorites = saved;
      isKnown = true;
    }
    return saved !== null;
  }

  /** Reads the account's favorites. The server adds those that the shopper saved as a guest. */
  async function readAccount() {
    isAccountRead = true;
    await saveInAccount([], true);
    mark();
  }

  new MutationObserver(mark).observe(document.body, {childList: true, subtree: true});
  function markAgain() {
    if (!isCustomer) favorites = readGuestFavorites(site);
    mark();
  }
  addEventListener('storage', markAgain);
  document.addEventListener('visibilitychange', markAgain);
  mark();
  const compared = readKept('compare');
  if (compared.length > 0) setTray({compared, hasSaved: false, isFull: false});

  return {
    toggle(button) {
      const list = listOf(button);
      if (list === 'compare') compare(button.value);
      if (list === 'favorites') void favorite(button.value);
    },
  };
}

function listOf({classList}: HTMLButtonElement): 'compare' | 'favorites' | null {
  if (classList.contains('tool-compare')) return 'compare';
  return classList.contains('tool-favorite') ? 'favorites' : null;
}

/** The account's favorites after the change; `null` if it failed. */
async function postFavorites(
  handles: readonly string[],
  isFavorite: boolean,
): Promise<string[] | null> {
  try {
    const answer = await fetch(FAVORITES_OPERATION, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({handles, isFavorite}),
    });
    if (!answer.ok) return null;
    const reply: unknown = await answer.json();
    return parseReply(reply);
  } catch {
    return null;
  }
}

function parseReply(reply: unknown): string[] | null {
  if (typeof reply !== 'object' || reply === null || !('handles' in reply)) return null;
  return Array.isArray(reply.handles) ? parseHandles(reply.handles.join(','), 'favorites') : null;
}
