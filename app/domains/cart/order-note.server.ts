import {fail, ok, type Result} from '~/platform/result';
import {fieldErrors, hasErrors, pickFormValues} from '~/ui/form-answer';
import {changeCart} from './change-cart.server';
import {updateNote} from './changes/change-details.server';
import {NOTE_FIELDS, NOTE_RULES, type NoteAnswer} from './order-note';
import type {CartContext} from './read-cart.server';
import {outcomeStatus, showNotice} from './show-outcome.server';

/** Keeps what was typed if it can't be saved. */
export async function saveNote(
  context: CartContext,
  fields: Record<string, string>,
): Promise<Result<null, {status: number; answer: NoteAnswer}>> {
  const values = pickFormValues(NOTE_FIELDS, fields);
  const errors = fieldErrors(values, NOTE_RULES);
  if (hasErrors(errors)) return fail({status: 422, answer: {values, errors, problem: null}});
  /* Browsers send line breaks as CRLF, which a rule can't count as one character. */
  const outcome = await changeCart(context, updateNote(values.note.replaceAll('\r\n', '\n')));
  if (outcome.ok || outcome.cart === null) return ok(null);
  const problem = outcome.notices.map((notice) => showNotice(notice).text).join(' ');
  return fail({status: outcomeStatus(outcome), answer: {values, errors: {}, problem}});
}
