/** The id of one of the seeded customers. */
export async function createCustomerId(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/__control/subscriptions?email=${email}`);
  const [first] = (await response.json()) as {customer: string}[];
  return `gid://shopify/Customer/${first?.customer ?? '0'}`;
}
