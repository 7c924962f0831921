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
    const isKept = pets.length > 0 ? writeText(KEY, formatPets(pets)) : removeText(KEY);
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

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function removeText(key: string): boolean {
  try {
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
