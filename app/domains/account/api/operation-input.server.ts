import {z} from 'zod';
import {US_STATES} from '~/domains/location/us-states';
import {METAFIELDS, type MetafieldName} from '~/domains/session/customer-metafields';
import {LENGTHS} from '~/platform/lengths';
import {firstError, type Rule} from '~/ui/form-rules';
import type {AddressInput} from '../address';
import {ADDRESS_RULES, toAddressInput} from '../addresses/address-fields';
import {MAX_CURSOR_LENGTH} from '../order-list';
import {toE164} from '../parts/phone';
import {PROFILE_RULES} from '../profile/profile-fields';

/** The inputs share the validation rules of the forms. */

const MAX_ID_LENGTH = 300;
const MAX_ORDERS = 50;
const MAX_METAFIELDS = 10;

const id = z.string().min(1).max(MAX_ID_LENGTH);

export const customerId = id.describe("The caller's own customer id.");
export const addressId = id.describe("An address in the caller's own address book.");
/* Shopify refuses the whole call if the id isn't a metafield's. */
export const metafieldId = z
  .string()
  .regex(/^gid:\/\/shopify\/Metafield\/\d{1,20}$/, 'must be gid://shopify/Metafield/<number>')
  .describe("One of the caller's own metafields: `gid://shopify/Metafield/<number>`");
export const orderId = id.describe("One of the caller's own orders.");

export const ordersInput = z.object({
  id: customerId,
  quantity: z.int().min(1).max(MAX_ORDERS).default(10),
  cursor: z
    .string()
    .max(MAX_CURSOR_LENGTH)
    .nullable()
    .default(null)
    .describe('The `endCursor` of the previous page.'),
  query: z
    .string()
    .max(LENGTHS.search.max)
    .default('')
    .describe('An order number, or words from product titles.'),
});

/** `min` and `max` repeat the rules' bounds for docs/api.md. */
function text(rules: readonly Rule[], {min, max}: {min: number; max: number}) {
  return z
    .string()
    .trim()
    .superRefine((value, check) => {
      const message = firstError(value, rules);
      if (message !== undefined) check.addIssue({code: 'custom', message});
    })
    .meta({minLength: min, maxLength: max});
}

const {addressLine, city, firstName, lastName, phone: phoneLength, zip} = LENGTHS;
const atLeastOne = ({max}: {max: number}) => ({min: 1, max});
const optional = (rules: readonly Rule[], max: number) =>
  text(rules, {min: 0, max})
    .nullish()
    .transform((value) => value ?? '');

const MAX_STATE_LENGTH = 40;
const state = z.string().trim().max(MAX_STATE_LENGTH);

const OWN_NAME = "Defaults to the caller's own.";

/** State and country each accept either of two field names (ACCT-07). Unknown keys are ignored. */
export const address = z
  .object({
    firstName: text(ADDRESS_RULES.firstName, firstName).optional().describe(OWN_NAME),
    lastName: text(ADDRESS_RULES.lastName, lastName).optional().describe(OWN_NAME),
    company: optional(ADDRESS_RULES.company, addressLine.max),
    address1: text(ADDRESS_RULES.address1, atLeastOne(addressLine)),
    address2: optional(ADDRESS_RULES.address2, addressLine.max),
    city: text(ADDRESS_RULES.city, atLeastOne(city)),
    provinceCode: state.optional().describe('Two letters.'),
    province: state.optional().describe('The state’s name or code, instead of `provinceCode`.'),
    zip: text(ADDRESS_RULES.zip, zip),
    countryCode: z.literal('US').optional(),
    country: z.enum(['US', 'United States']).optional(),
    phone: optional(ADDRESS_RULES.phone, phoneLength.max),
  })
  .transform(
    ({province = '', provinceCode = province, countryCode: _c, country: _n, ...rest}, check) => {
      const code = stateCode(provinceCode);
      if (code === null) {
        check.addIssue({
          code: 'custom',
          path: ['provinceCode'],
          message: 'must be a state of the US',
        });
        return z.NEVER;
      }
      return {...rest, provinceCode: code};
    },
  );

export function toAddressInputFor(
  {firstName, lastName}: {firstName: string; lastName: string},
  written: z.output<typeof address>,
): AddressInput {
  return toAddressInput({
    ...written,
    firstName: written.firstName ?? firstName,
    lastName: written.lastName ?? lastName,
  });
}

function stateCode(text: string): string | null {
  const typed = text.toLowerCase();
  const found = Object.entries(US_STATES).find(
    ([code, name]) => code.toLowerCase() === typed || name.toLowerCase() === typed,
  );
  return found?.[0] ?? null;
}

/**
 * Customers can't write the others: the identity provider sets the account that they order for, and the shop sets the
 * quota.
 */
const WRITABLE = ['preferredAddress', 'persistedCart'] as const satisfies MetafieldName[];
type WritableName = (typeof WRITABLE)[number];

export function writableName(metafield: {namespace: string; key: string}): WritableName | null {
  const isSame = (name: WritableName) =>
    METAFIELDS[name].namespace === metafield.namespace && METAFIELDS[name].key === metafield.key;
  return WRITABLE.find(isSame) ?? null;
}

const VALUES: Record<WritableName, RegExp> = {
  preferredAddress: /^(?:home|clinic)$/,
  persistedCart: /^gid:\/\/shopify\/Cart\/[\w-]+(?:\?key=[\w-]+)?$/,
};

const metafield = z
  .strictObject({
    id: id.optional().describe('The id of the existing metafield with this namespace and key.'),
    namespace: z.string().max(LENGTHS.attributeKey.max),
    key: z.string().max(LENGTHS.attributeKey.max),
    type: z.literal('single_line_text_field').optional(),
    value: z.string().min(1).max(LENGTHS.attributeValue.max),
  })
  .transform(({id: given, value, namespace, key}, check) => {
    const name = writableName({namespace, key});
    if (name === null || !VALUES[name].test(value)) {
      const message =
        name === null ? 'can’t be written' : `isn’t a valid value of ${namespace}/${key}`;
      check.addIssue({code: 'custom', message});
      return z.NEVER;
    }
    return {id: given ?? null, name, value};
  });

export const updateInput = z
  .strictObject({
    firstName: text(PROFILE_RULES.firstName, firstName).optional(),
    lastName: text(PROFILE_RULES.lastName, lastName).optional(),
    phone: text(PROFILE_RULES.phone, {min: 0, max: phoneLength.max})
      .transform(toE164)
      .nullable()
      .optional()
      .describe('10 digits or E.164. `null` or an empty string removes it.'),
    acceptsMarketing: z.boolean().optional(),
    metafields: z.array(metafield).max(MAX_METAFIELDS).default([]),
  })
  .describe('Fields that are left out keep their values. No other fields can be changed.');
