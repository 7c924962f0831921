import {attempt} from '~/platform/attempt';
import {formatPets, parsePets, type Pet} from '../pet';

/** Key in local storage. */
const KEY = 'pets';
const WISHED_KEY = 'pets-wished';

const NONE: readonly Pet[] = [];
const listeners = new Set<() => void>();
let known: {text: string | null; pets: readonly Pet[]} = {text: null, pets: NONE};

/** The pets that a guest keeps in this browser. Local storage is untrusted, so it's parsed at each change. */
export const guestPets = {
  read(): readonly Pet[] {
    const text = readText(KEY);
    if (text !== known.text) known = {text, pets: text === null ? NONE : parsePets(text)};
    return known.pets;
  },
  /** Whether this browser keeps them: storage may be disabled or full. */
  write(pets: readonly Pet[]): boolean {
    const isKept = writeText(KEY, pets.length > 0 ? formatPets(pets) : null);
    listeners.forEach((listener) => listener());
    return isKept;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};

/** Returns whether the birthday wish is still due in this browser today, and marks it as shown. */
export function claimWish({id}: Pick<Pet, 'id'>, today: string): boolean {
  const wish = `${id} ${today}`;
  const wished = (readText(WISHED_KEY) ?? '').split(',').slice(-20);
  if (wished.includes(wish)) return false;
  return writeText(WISHED_KEY, [...wished, wish].join());
}

const readText = (key: string) => attempt(() => localStorage.getItem(key)) ?? null;

function writeText(key: string, text: string | null): boolean {
  const write = () => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  };
  return attempt(write) ?? false;
}
