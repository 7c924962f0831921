import {randomBytes} from 'node:crypto';
import {z} from 'zod';
import type {Db} from '../context';

const organizationSchema = z.object({
  orgId: z.string(),
  orgName: z.string(),
  roles: z.array(z.string()),
  department: z.string().optional(),
  job: z.string().optional(),
  status: z.string(),
});

const fields = z.record(z.string(), z.unknown());

/** The part of an account that is stored as one JSON document. Times are ISO 8601 in UTC. */
const documentSchema = z.object({
  /** True once all fields required by the policy are filled in. */
  isRegistered: z.boolean(),
  /** True once the email is confirmed. */
  isVerified: z.boolean(),
  /** False while the brand has suspended the account. */
  isActive: z.boolean().default(true),
  createdAt: z.string(),
  registeredAt: z.string().nullable(),
  verifiedAt: z.string().nullable(),
  lastLoginAt: z.string().nullable(),
  updatedAt: z.string(),
  /** Gigya's own profile fields, without the email. */
  profile: fields,
  /** Custom fields of the site, of any shape. */
  data: fields,
  organizations: z.array(organizationSchema),
});

const rowSchema = z.object({
  uid: z.string(),
  email: z.string(),
  password_hash: z.string().nullable(),
  document: z.string(),
});

export type Organization = z.infer<typeof organizationSchema>;
export type Fields = z.infer<typeof fields>;

export type Account = z.infer<typeof documentSchema> & {
  uid: string;
  /** In lower case. */
  email: string;
  /** `null`: the account can't log in yet. */
  passwordHash: string | null;
};

/** A new account is active. */
export type NewAccount = Omit<Account, 'uid' | 'isActive'>;

/** Reads and writes whole accounts. Callers enforce the rules. */
export interface Accounts {
  byUid(uid: string): Account | null;
  /** By email, ignoring case and surrounding spaces. */
  byLoginId(loginId: string): Account | null;
  all(): Account[];
  /** Inserts the account under a new UID. */
  insert(account: NewAccount): Account;
  save(account: Account): void;
}

export function createAccounts(db: Db): Accounts {
  function find(column: 'uid' | 'email', value: string): Account | null {
    const row = db.prepare(`SELECT * FROM identity_accounts WHERE ${column} = ?`).get(value);
    return row === undefined ? null : toAccount(row);
  }

  return {
    byUid: (uid) => find('uid', uid),
    byLoginId: (loginId) => find('email', readLoginId(loginId)),
    all: () => db.prepare('SELECT * FROM identity_accounts').all().map(toAccount),
    insert(account) {
      const uid = randomBytes(16).toString('hex');
      db.prepare(
        'INSERT INTO identity_accounts (uid, email, password_hash, document) VALUES (?, ?, ?, ?)',
      ).run(uid, account.email, account.passwordHash, documentOf(account));
      return {...account, uid, isActive: true};
    },
    save(account) {
      db.prepare(
        'UPDATE identity_accounts SET email = ?, password_hash = ?, document = ? WHERE uid = ?',
      ).run(account.email, account.passwordHash, documentOf(account), account.uid);
    },
  };
}

function toAccount(row: unknown): Account {
  const {uid, email, password_hash: passwordHash, document} = rowSchema.parse(row);
  return {uid, email, passwordHash, ...documentSchema.parse(JSON.parse(document))};
}

/** Normalizes a login id for storage and comparison. */
export const readLoginId = (text: string): string => text.trim().toLowerCase();

/** Parsing drops the fields that have their own columns. */
const documentOf = (account: NewAccount): string => JSON.stringify(documentSchema.parse(account));

/** Merges fields recursively: missing ones stay, `null` deletes, objects are merged. */
export function mergeFields(kept: Fields, given: Fields): Fields {
  const merged = new Map(Object.entries(kept));
  for (const [name, value] of Object.entries(given)) {
    if (value === null) merged.delete(name);
    else merged.set(name, isFields(value) ? mergeFields(toFields(merged.get(name)), value) : value);
  }
  return Object.fromEntries(merged);
}

const toFields = (value: unknown): Fields => (isFields(value) ? value : {});

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
