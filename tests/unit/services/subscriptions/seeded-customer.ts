import {z} from 'zod';

const SUBSCRIPTIONS = z.array(z.object({customer: z.string()}));

/** The id of one of the seeded customers with subscriptions. */
export async function seededCustomer(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/__control/subscriptions?email=${email}`);
  const [first] = SUBSCRIPTIONS.parse(await response.json());
  if (!first) throw new Error(`${email} has no subscription`);
  return `gid://shopify/Customer/${first.customer}`;
}
