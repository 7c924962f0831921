import {z} from 'zod';
import type {CookieJar} from '~/domains/session/cookie-jar.server';
import {COOKIES} from '~/domains/session/cookie-registry';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import type {Site} from '~/domains/session/site';
import type {Needs} from '~/platform/needs';

export type DeviceContext = Needs<{site: true; visitor: 'cookies'; settings: 'secrets'}>;

/** Customers who share a browser. The one whose login is oldest is forgotten first. */
const MAX_PEOPLE = 5;

const peopleSchema = z.array(
  z.object({
    /** Random, so that a copied cookie shares its attempt count with the original. */
    id: z.string().min(1),
    /** SHA-256 of the email in lower case, so the cookie doesn't reveal who uses this browser. */
    email: z.string().length(64),
    /** Milliseconds since the epoch. */
    endsAt: z.number(),
  }),
);

type KnownCustomers = z.output<typeof peopleSchema>;

/** The id of this browser for this email, or `null` if it has never logged in with it. */
export async function knownDeviceId(
  context: DeviceContext,
  emailKey: string,
): Promise<string | null> {
  return (await read(context)).find(({email}) => email === emailKey)?.id ?? null;
}

/** Remembers that this browser has logged in with this email. Logging out doesn't undo that. */
export async function rememberDevice(context: DeviceContext, emailKey: string): Promise<void> {
  const people = await read(context);
  const known = people.find(({email}) => email === emailKey);
  const endsAt = Date.now() + COOKIES.known_device.maxAgeSeconds * 1000;
  const entry = {id: known?.id ?? crypto.randomUUID(), email: emailKey, endsAt};
  const others = people.filter((person) => person !== known).slice(0, MAX_PEOPLE - 1);
  const {
    visitor: {cookies},
    settings: {secrets},
  } = context;
  cookies.set(
    'known_device',
    await seal({people: [entry, ...others]}, secrets, purposeOf(context)),
  );
}

async function read(context: DeviceContext): Promise<KnownCustomers> {
  const text = context.visitor.cookies.get('known_device');
  if (text === null) return [];
  const opened = z
    .object({people: peopleSchema})
    .safeParse(await unseal(text, context.settings.secrets, purposeOf(context)));
  const now = Date.now();
  return opened.success ? opened.data.people.filter(({endsAt}) => endsAt > now) : [];
}

const purposeOf = ({site}: DeviceContext) => `device:${site.id}`;
