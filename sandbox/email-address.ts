import {z} from 'zod';

/** Zod's own pattern refuses `&` and `#` before the @, which are valid and which the real services accept. */
const PATTERN = /^(?!\.)(?!.*\.\.)[\w'+.&#-]*[\w+&#-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const emailAddress = (problem?: string) => z.email({pattern: PATTERN, error: problem});
