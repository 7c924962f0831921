import type {AccountCause} from '~/domains/giving-eligibility/account-cause';
import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import type {CauseName} from '../cause';
import {accountStep} from '../rules/account-sync';
import type {Customer} from '../rules/clickstream-event';
import type {Tracking} from '../tracking';

/** The logged-in customer's account, at our own server. */
export interface AccountCauses {
  read(): Promise<{account: string; customer: Customer; cause: AccountCause | null}>;
  /** `null` removes the cause. */
  save(causeId: string | null): Promise<void>;
}

interface FollowParts {
  tracking(): Tracking | null;
  remember(account: Tracking['account']): void;
  /** Starts a new tracking, because this one belongs to another customer. */
  restart(): Promise<void>;
  adopt(cause: AccountCause | null): Promise<unknown>;
}

/** Keeps the cause with a customer across visits (GIVE-99), and never passes it to another shopper (GIVE-100). */
export interface AccountFollower {
  /** Call it when the visit begins, and when a customer logs in or out. `null` is a guest. */
  follow(account: AccountCauses | null): Promise<void>;
  /** Reports a choice. */
  report(cause: CauseName | null): Promise<void>;
  /** `null` for a guest, and while the account can't be read. */
  customer(): Customer | null;
}

export function createAccountFollower(parts: FollowParts): AccountFollower {
  let current: {causes: AccountCauses; key: string; customer: Customer} | null = null;

  async function save({causes, key}: NonNullable<typeof current>, causeId: string) {
    await causes.save(causeId === NO_CAUSE_ID ? null : causeId);
    parts.remember({key, causeId});
  }

  return {
    async follow(causes) {
      current = null;
      const known = parts.tracking()?.account ?? null;
      if (!causes) {
        if (known) await parts.restart();
        return;
      }
      const {account: key, customer, cause} = await causes.read();
      current = {causes, key, customer};
      if (known && known.key !== key) await parts.restart();
      const tracking = parts.tracking();
      if (!tracking) return;
      const here = tracking.causeId;
      const saved = cause?.causeId ?? NO_CAUSE_ID;
      const step = accountStep({here, synced: tracking.account?.causeId ?? null, saved});
      if (step === 'report') return save(current, here);
      if (step === 'adopt') await parts.adopt(cause);
      parts.remember({key, causeId: saved});
    },

    async report(cause) {
      if (current) await save(current, cause?.causeId ?? NO_CAUSE_ID);
    },

    customer: () => current?.customer ?? null,
  };
}
