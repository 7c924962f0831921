import {z} from 'zod';
import {SANDBOX_ADMIN_TOKEN} from '~sandbox/commerce/admin/admin';

const reply = z.object({
  data: z.object({
    customerByIdentifier: z
      .object({id: z.string(), metafield: z.object({value: z.string()}).nullable()})
      .nullable(),
  }),
});

const QUERY = `query SavedCart($email: String!) {
  customerByIdentifier(identifier: {emailAddress: $email}) {
    id
    metafield(namespace: "profeeding", key: "persisted_cart_id") { value }
  }
}`;

const WRITE = `mutation WriteMetafield($id: ID!, $namespace: String!, $key: String!, $value: String!) {
  customerUpdate(input: {id: $id, metafields: [
    {namespace: $namespace, key: $key, type: "single_line_text_field", value: $value}
  ]}) { userErrors { message } }
}`;

async function admin(origin: string, query: string, variables: object): Promise<unknown> {
  const response = await fetch(`${origin}/admin/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Access-Token': SANDBOX_ADMIN_TOKEN,
    },
    body: JSON.stringify({query, variables}),
  });
  return response.json();
}

async function customerOf(origin: string, email: string) {
  return reply.parse(await admin(origin, QUERY, {email})).data.customerByIdentifier;
}

/** Id of the saved cart of the customer with this email; `null` if none is saved. */
export async function savedCartOf(origin: string, email: string): Promise<string | null> {
  return (await customerOf(origin, email))?.metafield?.value ?? null;
}

/** Replaces the saved cart of a customer, who must have logged in once. */
export function saveCart(origin: string, email: string, cart: string): Promise<void> {
  return writeMetafield(origin, email, ['profeeding', 'persisted_cart_id', cart]);
}

/** Writes a metafield of a customer as the shop does, without its API. */
export async function writeMetafield(
  origin: string,
  email: string,
  [namespace, key, value]: [namespace: string, key: string, value: string],
): Promise<void> {
  const customer = await customerOf(origin, email);
  if (!customer) throw new Error(`no customer ${email}`);
  await admin(origin, WRITE, {id: customer.id, namespace, key, value});
}
