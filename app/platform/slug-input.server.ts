import {z} from 'zod';
import {LENGTHS} from './lengths';
import {SLUG} from './slug';

const {min, max} = LENGTHS.slug;

export const slugInput = z
  .string()
  .regex(SLUG, `must be ${min} to ${max} of a-z, 0-9 and -`)
  .describe(`${min} to ${max} of \`a-z\`, \`0-9\` and \`-\`.`);
