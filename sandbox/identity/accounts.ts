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

/** The part of an account that is kept as one JSON document. Times are ISO 8601 in UTC. */
const documentSchema = z.object({
  /** Finalized: everything that the policy requires was given. */
  isRegistered: z.boolean(),
  /** Whose email is confirmed. */
  isVerified: z.boolean(),
  createdAt: z.string(),
  registeredAt: z.string().nullable(),
  verifiedAt: z.string().nullable(),
  lastLoginAt: z.string().nullable(),
  updatedAt: z.string(),
  /** Gigya's own fields about a person, without the email. */
  profile: fields,
  /** The site's fields, of any shape. */
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
  /** In small letters. */
  email: string;
  /** `null`: nobody can sign in to it yet. */
  passwordHash: string | null;
};

/** Reads and writes accounts whole. Rules are the callers'. */
export interface Accounts {
  byUid(uid: string): Account | null;
  /** By email, however it is written. */
  byLoginId(loginId: string): Account | null;
  /** Gives it its UID. */
  insert(account: Omit<Account, 'uid'>): Account;
  /** Writes everything but the email. */
  save(account: Account): void;
}

export function createAccounts(db: Db): Accounts {
  function one(column: 'uid' | 'email', value: string): Account | null {
    const row = db.prepare(`SELECT * FROM identity_accounts WHERE ${column} = ?`).get(value);
    if (row === undefined) return null;
    const {uid, email, password_hash: passwordHash, document} = rowSchema.parse(row);
    return {uid, email, passwordHash, ...documentSchema.parse(JSON.parse(document))};
  }

  return {
    byUid: (uid) => one('uid', uid),
    byLoginId: (loginId) => one('email', readLoginId(loginId)),
    insert(account) {
      const uid = randomBytes(16).toString('hex');
      db.prepare(
        'INSERT INTO identity_accounts (uid, email, password_hash, document) VALUES (?, ?, ?, ?)',
      ).run(uid, account.email, account.passwordHash, documentOf(account));
      return {...account, uid};
    },
    save(account) {
      db.prepare('UPDATE identity_accounts SET password_hash = ?, document = ? WHERE uid = ?').run(
        account.passwordHash,
        documentOf(account),
        account.uid,
      );
    },
  };
}

/** A login id in the form that it is kept and compared in. */
export const readLoginId = (text: string): string => text.trim().toLowerCase();

/** Parsing leaves out what has a column of its own. */
const documentOf = (account: Omit<Account, 'uid'>): string =>
  JSON.stringify(documentSchema.parse(account));

/** Field by field: what is not named is kept, what is `null` goes, objects are merged in the same way. */
export function mergeFields(kept: Fields, given: Fields): Fields {
  const merged = new Map(Object.entries(kept));
  for (const [name, value] of Object.entries(given)) {
    if (value === null) merged.delete(name);
    else merged.set(name, isFields(value) ? mergeFields(fieldsIn(merged.get(name)), value) : value);
  }
  return Object.fromEntries(merged);
}

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
