import {LENGTHS} from '~/platform/lengths';
import {fail, ok, type Result} from '~/platform/result';
import {fieldErrors, hasErrors, pickFormValues, type FieldRules} from '~/ui/form-answer';
import {lengthBetween, matches} from '~/ui/form-rules';
import {changeCart} from './change-cart.server';
import {updateNote} from './changes/change-details.server';
import {NOTE_FIELDS, type NoteAnswer} from './page/order-note';
import type {CartContext} from './read-cart.server';
import {outcomeStatus, showNotice} from './show-outcome.server';

const NOT_SAVED = 'We couldn’t save your note. It’s still here. Try again in a moment.';

const {min, max} = LENGTHS.cartNote;

/** An empty note removes the cart's. Only the server checks: shoppers rarely come near the limit. */
const RULES: FieldRules<(typeof NOTE_FIELDS)[number]> = {
  note: [
    lengthBetween(min, max, `A note can have at most ${max} characters.`),
    matches(/^(?:\P{Cc}|[\n\r\t])*$/u, 'Remove what isn’t text, such as control characters.'),
  ],
};

/** Keeps what was typed if it can't be saved. */
export async function saveNote(
  context: CartContext,
  fields: Record<string, string>,
): Promise<Result<null, {status: number; answer: NoteAnswer}>> {
  const values = pickFormValues(NOTE_FIELDS, fields);
  const errors = fieldErrors(values, RULES);
  if (hasErrors(errors)) return fail({status: 422, answer: {values, errors, problem: null}});
  /* Browsers send line breaks as CRLF, which a rule can't count as one character. */
  const outcome = await changeCart(context, updateNote(values.note.replaceAll('\r\n', '\n')));
  if (outcome.ok || outcome.cart === null) return ok(null);
  const problem =
    outcome.reason === 'refused'
      ? outcome.notices.map((notice) => showNotice(notice).text).join(' ')
      : NOT_SAVED;
  return fail({status: outcomeStatus(outcome), answer: {values, errors: {}, problem}});
}
