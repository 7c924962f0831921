import type {CartRecord} from '~sandbox/commerce/cart/types';
import type {Order} from '~sandbox/commerce/checkout/order';
import type {Fault} from '~sandbox/control/faults';
import type {Mail} from '~sandbox/control/outbox';
import type {ServiceTraffic} from '~sandbox/control/traffic';
import type {GivingSettingsInput} from '~sandbox/giving/settings';
import type {PrivacySettings} from '~sandbox/privacy/settings';
import type {IngestedRecord} from '~sandbox/tags/ingest';

/**
 * The sandbox's control room over HTTP. Faults, clock and stock affect every test of the sandbox, so they belong in
 * `*.faults.spec.ts`.
 */
export interface SandboxControl {
  origin: string;
  /** Newest first. */
  orders(): Promise<Order[]>;
  order(number: number): Promise<Order>;
  /** By token or gid. */
  cart(id: string): Promise<CartRecord>;
  /** Newest first; with `to`, only those to this address. */
  mails(to?: string): Promise<Mail[]>;
  traffic(): Promise<Record<string, ServiceTraffic>>;
  /** Everything that third parties received, newest first. */
  ingested(): Promise<IngestedRecord[]>;
  clearIngest(): Promise<void>;
  /** Sets the privacy manager's reply to shoppers who haven't chosen. Omitted settings return to the seed. */
  setPrivacy(settings: Partial<PrivacySettings>): Promise<void>;
  /** Replaces what is set for the shop's store at the giving service. */
  setGiving(settings: GivingSettingsInput): Promise<void>;
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** `null` returns to the machine's clock. */
  setClock(moment: Date | null): Promise<void>;
  setStock(sku: string, quantity: number): Promise<void>;
  /** In US cents. */
  setPrice(sku: string, cents: number): Promise<void>;
  /** Resets to the seed: deletes every cart and order. */
  reset(): Promise<void>;
  /** Undoes this object's changes; called after each test. Restoring stock or prices resets the whole sandbox. */
  restore(): Promise<void>;
}

/** The setting that the tests' stack starts with: shoppers have declined, so that no banner gets in the way. */
const DECLINED: Partial<PrivacySettings> = {source: 'asserted'};

export function createSandboxControl(origin: string): SandboxControl {
  const changed = new Set<'faults' | 'clock' | 'stock' | 'privacy' | 'giving'>();

  async function send<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const response = await fetch(`${origin}/__control/${path}`, {
      method,
      ...(body && {body: JSON.stringify(body), headers: {'Content-Type': 'application/json'}}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    const reply: unknown = await response.json();
    /* Unchecked cast: the sandbox's types are compiled together with these tests. */
    return reply as Reply;
  }

  const control: SandboxControl = {
    origin,
    orders: () => send('GET', 'orders'),
    order: (number) => send('GET', `orders/${number}`),
    cart: (id) => send('GET', `carts/${encodeURIComponent(id)}`),
    async mails(to) {
      const mails = await send<Mail[]>('GET', 'mails');
      return mails.filter((mail) => to === undefined || mail.to === to);
    },
    traffic: () => send('GET', 'traffic'),
    ingested: () => send('GET', 'ingest'),
    async clearIngest() {
      await send('DELETE', 'ingest');
    },
    async setPrivacy(settings) {
      changed.add('privacy');
      await send('POST', 'privacy', settings);
    },
    async setGiving(settings) {
      changed.add('giving');
      await send('POST', 'giving', settings);
    },
    async fault(fault) {
      changed.add('faults');
      await send('POST', 'faults', fault);
    },
    async clearFaults() {
      await send('POST', 'faults/clear');
      changed.delete('faults');
    },
    async setClock(moment) {
      changed.add('clock');
      await send('POST', 'clock', {now: moment && moment.toISOString()});
    },
    async setStock(sku, quantity) {
      changed.add('stock');
      await send('POST', 'stock', {sku, quantity});
    },
    async setPrice(sku, cents) {
      changed.add('stock');
      await send('POST', 'price', {sku, cents});
    },
    async reset() {
      await send('POST', 'reset');
      changed.clear();
    },
    async restore() {
      if (changed.has('stock')) await control.reset();
      if (changed.has('faults')) await control.clearFaults();
      if (changed.has('clock')) await control.setClock(null);
      if (changed.has('giving')) await control.setGiving({});
      if (changed.has('privacy')) await control.setPrivacy(DECLINED);
      changed.clear();
    },
  };
  return control;
}
