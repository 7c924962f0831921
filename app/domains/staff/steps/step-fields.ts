import type {FieldErrors} from '~/ui/form-answer';

/* The browser loads this file, so the schemas are in `posted-step.ts`. */

export const ROLE_FIELDS = ['roleCode', 'graduationYear', 'ftcAcknowledged'] as const;
export const REQUEST_FIELDS = ['name', 'city', 'state'] as const;
export const STEP_FIELDS = [...ROLE_FIELDS, ...REQUEST_FIELDS];

export type StepField = (typeof STEP_FIELDS)[number];
export type StepErrors = FieldErrors<StepField>;
