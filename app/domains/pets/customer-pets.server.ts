import {METAFIELDS} from '~/domains/session/customer-metafields';
import type {Session} from '~/domains/session/session';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import {joinPets} from './parts/join-pets';
import {formatPets, MAX_PETS, parsePets, type Pet} from './pet';

export type PetsContext = Needs<{services: 'customers'}>;

export type PetFailure = TokenFailure | 'NOT_FOUND' | 'FULL' | 'NOT_SAVED';

interface StoredPets {
  pets: Pet[];
  metafieldId: string | null;
}

/** The customer's pets, from a metafield that their own token reads. */
export async function readPets(
  context: PetsContext,
  customer: Session,
): Promise<Result<Pet[], TokenFailure>> {
  const stored = await readStored(context, customer);
  return stored.ok ? ok(stored.value.pets) : stored;
}

/** Adds a pet, or replaces the one with its id, which must be the customer's. */
export async function savePet(
  context: PetsContext,
  customer: Session,
  pet: Pet,
  {isNew}: {isNew: boolean},
): Promise<Result<Pet, PetFailure>> {
  const stored = await readStored(context, customer);
  if (!stored.ok) return stored;
  const {pets} = stored.value;
  if (!isNew && !pets.some(({id}) => id === pet.id)) return fail('NOT_FOUND');
  if (isNew && pets.length >= MAX_PETS) return fail('FULL');
  const next = isNew ? [...pets, pet] : pets.map((each) => (each.id === pet.id ? pet : each));
  const written = await write(context, customer, {...stored.value, pets: next});
  return written.ok ? ok(pet) : written;
}

export async function deletePet(
  context: PetsContext,
  customer: Session,
  petId: string,
): Promise<Result<null, PetFailure>> {
  const stored = await readStored(context, customer);
  if (!stored.ok) return stored;
  const next = stored.value.pets.filter(({id}) => id !== petId);
  if (next.length === stored.value.pets.length) return fail('NOT_FOUND');
  return write(context, customer, {...stored.value, pets: next});
}

/** Adds a guest's pets. Returns those that had no room. */
export async function addGuestPets(
  context: PetsContext,
  customer: Session,
  added: readonly Pet[],
): Promise<Result<Pet[], PetFailure>> {
  const stored = await readStored(context, customer);
  if (!stored.ok) return stored;
  const {pets} = stored.value;
  const {joined, left} = joinPets(pets, added);
  if (formatPets(joined) === formatPets(pets)) return ok(left);
  const written = await write(context, customer, {...stored.value, pets: joined});
  return written.ok ? ok(left) : written;
}

async function readStored(
  {services: {customers}}: PetsContext,
  {customerToken}: Session,
): Promise<Result<StoredPets, TokenFailure>> {
  const profile = await customers.profile(customerToken);
  if (!profile.ok) return profile;
  const {pets} = profile.value.metafields;
  return ok({pets: parsePets(pets?.value), metafieldId: pets?.id ?? null});
}

/** The customer's id comes from the session, so nobody writes to another customer. */
async function write(
  {services: {customers}}: PetsContext,
  {customerId}: Session,
  {pets, metafieldId}: StoredPets,
): Promise<Result<null, UpstreamFailure | 'NOT_SAVED'>> {
  const value = formatPets(pets);
  const written = await customers.writeMetafields(customerId, [
    metafieldId === null ? {...METAFIELDS.pets, value} : {id: metafieldId, value},
  ]);
  if (!written.ok) return written;
  return written.value.userErrors.length > 0 ? fail('NOT_SAVED') : ok(null);
}
