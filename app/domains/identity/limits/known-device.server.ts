import {z} from 'zod';
import {COOKIES} from '~/domains/session/cookie-registry';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import type {Needs} from '~/platform/needs';

export type DeviceContext = Needs<{site: true; visitor: 'cookies'; settings: 'secrets'}>;

/** If more customers share a browser, the one with the oldest login is forgotten. */
const MAX_CUSTOMERS = 5;

const customersSchema = z.array(
  z.object({
    /** Random, so that a copied cookie shares its attempt count with the original. */
    id: z.string().min(1),
    /** SHA-256 of the email in lower case, so the cookie doesn't reveal who uses this browser. */
    email: z.string().length(64),
    endsAt: z.number(),
  }),
);

type KnownCustomers = z.output<typeof customersSchema>;

export async function knownDeviceId(
  context: DeviceContext,
  emailKey: string,
): Promise<string | null> {
  return (await read(context)).find(({email}) => email === emailKey)?.id ?? null;
}

/** Logging out doesn't undo this. */
export async function rememberDevice(context: DeviceContext, emailKey: string): Promise<void> {
  const customers = await read(context);
  const known = customers.find(({email}) => email === emailKey);
  const endsAt = Date.now() + COOKIES.known_device.maxAgeSeconds * 1000;
  const entry = {id: known?.id ?? crypto.randomUUID(), email: emailKey, endsAt};
  const otherCustomers = customers.filter((item) => item !== known).slice(0, MAX_CUSTOMERS - 1);
  const {
    visitor: {cookies},
    settings: {secrets},
  } = context;
  cookies.set(
    'known_device',
    await seal({customers: [entry, ...otherCustomers]}, secrets, purposeOf(context)),
  );
}

async function read(context: DeviceContext): Promise<KnownCustomers> {
  const text = context.visitor.cookies.get('known_device');
  if (text === null) return [];
  const opened = z
    .object({customers: customersSchema})
    .safeParse(await unseal(text, context.settings.secrets, purposeOf(context)));
  const now = Date.now();
  return opened.success ? opened.data.customers.filter(({endsAt}) => endsAt > now) : [];
}

const purposeOf = ({site}: DeviceContext) => `device:${site.id}`;
