import {guestPets} from './guest-pets';
import {formatPets, parsePets} from '../pet';
import {PETS_DATA_PATH} from '../pet-paths';

let moving: Promise<boolean> | undefined;

/**
 * Moves the pets of this browser to the account of the customer who is logged in, once per document. Those that the
 * account didn't take stay in the browser. Resolves to whether any were moved.
 */
export function moveGuestPets(): Promise<boolean> {
  moving ??= sendPets().catch(() => false);
  return moving;
}

async function sendPets(): Promise<boolean> {
  const kept = guestPets.read();
  if (kept.length === 0) return false;
  const response = await fetch(PETS_DATA_PATH, {method: 'POST', body: formatPets(kept)});
  const reply: unknown = await response.json();
  if (!response.ok || !Array.isArray(reply)) return false;
  const left = parsePets(JSON.stringify(reply));
  guestPets.write(left);
  return left.length < kept.length;
}
