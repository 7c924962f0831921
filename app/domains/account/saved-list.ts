import {LIST_LIMITS} from '~/domains/catalog/handle-lists';

/** How saving a shared list ended. */
export type SavedList =
  | {
      kind: 'saved';
      isGuest: boolean;
      /** Handles of all products that the form asked to save. */
      handles: string[];
      /** Those that didn't fit. */
      leftOut: string[];
    }
  /** The guest's browser doesn't keep cookies. */
  | {kind: 'not-kept'}
  | {kind: 'unconfirmed'};

interface SavedText {
  tone: 'success' | 'warning' | 'error';
  text: string;
}

/** Says where the products are now, so that it's true after a second press, too. */
export function savedText(saved: SavedList, titles: ReadonlyMap<string, string>): SavedText {
  if (saved.kind === 'unconfirmed') {
    const text =
      'We couldn’t confirm that these products were saved. Try again in a moment. None will be saved twice.';
    return {tone: 'error', text};
  }
  if (saved.kind === 'not-kept') {
    const text =
      'Your browser didn’t save these products. Allow cookies for this site, then save them again.';
    return {tone: 'error', text};
  }
  const {isGuest, handles, leftOut} = saved;
  if (leftOut.length === 0) {
    const subject =
      handles.length === 1 ? 'This product is' : `These ${handles.length} products are`;
    return {tone: 'success', text: `${subject} in your favorites.`};
  }
  const names = leftOut.map((handle) => titles.get(handle) ?? handle).join(', ');
  const remedy = isGuest
    ? `Remove some favorites, or log in to keep up to ${LIST_LIMITS.favorites}.`
    : 'Remove some favorites.';
  const limit = LIST_LIMITS[isGuest ? 'guestFavorites' : 'favorites'];
  const [subject, object] = leftOut.length === 1 ? ['This one', 'it'] : ['These', 'these'];
  return {
    tone: 'warning',
    text: `Your favorites hold up to ${limit} products. ${subject} didn’t fit: ${names}. ${remedy} Then save ${object} again.`,
  };
}
