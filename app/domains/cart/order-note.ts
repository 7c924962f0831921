import {LENGTHS} from '~/platform/lengths';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {lengthBetween, matches} from '~/ui/form-rules';

export const NOTE_FIELDS = ['note'] as const;
export type NoteAnswer = FormAnswer<(typeof NOTE_FIELDS)[number]>;

const {min, max} = LENGTHS.cartNote;

/** An empty note removes the cart's. */
export const NOTE_RULES: FieldRules<(typeof NOTE_FIELDS)[number]> = {
  note: [
    lengthBetween(min, max, `A note can have at most ${max} characters.`),
    matches(/^(?:\P{Cc}|[\n\r\t])*$/u, 'Remove what isn’t text, such as control characters.'),
  ],
};
