import {
  deletePet,
  savePet,
  type PetFailure,
  type PetsContext,
} from '~/domains/pets/customer-pets.server';
import {isPetId, newPetId} from '~/domains/pets/pet';
import {
  PET_FIELDS,
  PET_RULES,
  toPet,
  type PetAnswer,
  type PetValues,
} from '~/domains/pets/pet-fields';
import {NO_PET_ROOM} from '~/domains/pets/pet-text';
import type {Session} from '~/domains/session/session';
import {fail, ok, type Result} from '~/platform/result';
import {fieldErrors, hasErrors, pickFormValues} from '~/ui/form-answer';
import type {PetChange} from './pets-view';

/** A failed form with its response status, or `REFUSED` if the customer has to log in again. */
export type PetRefusal = 'REFUSED' | {status: 404 | 422 | 503; answer: PetAnswer};

const GONE = 'This pet is no longer in your account. Nothing else changed.';
const NOT_SAVED = 'We couldn’t save this. What you entered is still here. Try again in a moment.';

export async function submitPetForm(
  context: PetsContext,
  customer: Session,
  fields: Record<string, string>,
): Promise<Result<PetChange, PetRefusal>> {
  const {intent, id = ''} = fields;
  if (intent === 'delete') {
    return toFormResult(await deletePet(context, customer, id), 'deleted');
  }
  const values = pickFormValues(PET_FIELDS, fields);
  const errors = fieldErrors(values, PET_RULES);
  if (hasErrors(errors)) return fail({status: 422, answer: {values, errors, problem: null}});
  const isNew = !isPetId(id);
  const pet = toPet(values, isNew ? newPetId() : id);
  const saved = await savePet(context, customer, pet, {isNew});
  return toFormResult(saved, isNew ? 'added' : 'changed', values);
}

function toFormResult(
  outcome: Result<unknown, PetFailure>,
  change: PetChange,
  values: Partial<PetValues> = {},
): Result<PetChange, PetRefusal> {
  if (outcome.ok) return ok(change);
  const {failure} = outcome;
  const refusal = (status: 404 | 422 | 503, problem: string) =>
    fail<PetRefusal>({status, answer: {values, errors: {}, problem}});
  if (failure === 'REFUSED') return fail(failure);
  if (failure === 'NOT_FOUND') return refusal(404, GONE);
  return failure === 'FULL' ? refusal(422, NO_PET_ROOM) : refusal(503, NOT_SAVED);
}
