import {z} from 'zod';
import {slugInput} from '~/platform/slug-input.server';
import {FILTER_GROUPS, type FilterField, type FilterKind} from '../filter-groups';
import {createFilterBudget, FILTER_BOUNDS} from '../list/filter-bounds';
import {parseRange} from '../list/filter-range';
import {PAGE_SIZE} from '../list/list-query';
import {SORTS} from '../product-index';

const MAX_LIMIT = 48;
const MAX_PAGE = 1000;
const MAX_VALUES = 40;
/** The length of `1234.12-1234.12`. */
const MAX_RANGE_LENGTH = 15;

const VALUES: Record<FilterKind, z.ZodType<string[]>> = {
  value: z.array(slugInput).max(MAX_VALUES).describe('Any of these values.'),
  range: z
    .array(
      z
        .string()
        .max(MAX_RANGE_LENGTH)
        .refine((text) => parseRange([text]) !== null, 'must be a range such as 4-15, 4- or -15'),
    )
    .max(1)
    .describe('A range, both ends included: `4-15`, `4-` or `-15`.'),
};

const filters = z
  .strictObject(
    Object.fromEntries(FILTER_GROUPS.map(({field, kind}) => [field, VALUES[kind].optional()])) as {
      [Field in FilterField]: z.ZodOptional<z.ZodType<string[]>>;
    },
  )
  .refine(
    (chosen) => Object.values(chosen).flat().every(createFilterBudget()),
    `must have at most ${FILTER_BOUNDS.values} values of ${FILTER_BOUNDS.characters} characters in all`,
  );

/** API-65, API-66 */
export const filterInput = z.object({
  filters: filters
    .default({})
    .describe(
      'Keyed by filter group; a product must match all of them. Unknown groups are rejected. At most ' +
        `${FILTER_BOUNDS.values} values of ${FILTER_BOUNDS.characters} characters in all.`,
    ),
  limit: z.int().min(1).max(MAX_LIMIT).default(PAGE_SIZE),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  sort: z.enum(SORTS).default('featured'),
});
