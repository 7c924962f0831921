import type {FormAnswer} from '~/ui/form-answer';

export const NOTE_FIELDS = ['note'] as const;

export type NoteAnswer = FormAnswer<(typeof NOTE_FIELDS)[number]>;
