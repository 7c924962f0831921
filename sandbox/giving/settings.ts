import {z} from 'zod';
import type {Db} from '../context';
import {
  PROFILES,
  STORE_IDS,
  storeConfig,
  type ProfileName,
  type StoreConfig,
} from '../world/giving/stores';
import type {Directory} from './directory';

/**
 * The ways to break a store. The first group fails a call (500). The second sends a reply that the shop's client must
 * not trust.
 */
export const BREAKS = [
  'store',
  'product-donation',
  'cart-donation',
  'search',
  'eins',
  'portfolios',
  'start-tracking',
  'set-cause',
  'tracked-cause',
  'integration-info',
  'confirmation-data',
  'store-shape',
  'donation-values',
  'cause-ids',
  'campaigns',
  'set-cause-refused',
] as const;
export type Break = (typeof BREAKS)[number];

const multiplier = z.number().min(0).max(100);

/** The fields of a store's configuration that the control room may change. */
const overridesSchema = z
  .strictObject({
    ActiveCampaigns: z.array(z.strictObject({Id: z.int().min(1).max(7), IsActive: z.boolean()})),
    CauseMultipliers: z.record(z.string().max(36), multiplier),
    CustomerSegments: z.array(z.record(z.string(), z.unknown())).nullable(),
    DefaultCauseId: z.string().max(36),
    DefaultCauseIds: z.array(z.string().max(36)).max(20),
    DefaultDonation: z.number().min(0).max(1000),
    DefaultDonationType: z.literal([0, 1]),
    FeaturedCauseIds: z.array(z.string().max(36)).max(20),
    IsActive: z.boolean(),
    IsExperienceActive: z.boolean(),
    LetShoppersChoose: z.boolean(),
    SearchEnabled: z.boolean(),
  })
  .partial();

export const givingSettingsSchema = z.strictObject({
  /** The store to change. Default: the shop's own. */
  store: z.enum(Object.values(STORE_IDS)).optional(),
  profile: z.enum(PROFILES).optional(),
  settings: overridesSchema.optional(),
  breaks: z.array(z.enum(BREAKS)).optional(),
});
export type GivingSettingsInput = z.infer<typeof givingSettingsSchema>;

const rowSchema = z.object({
  profile: z.enum(PROFILES),
  overrides: z.string(),
  breaks: z.string(),
});

export interface StoreSettings {
  id: string;
  profile: ProfileName;
  config: StoreConfig;
  breaks: readonly Break[];
}

/** The id of the shop's own store. */
export const SHOP_STORE_ID = STORE_IDS.percentage;

export interface Settings {
  /** `null` for an unknown store. `id` may have dashes and braces. */
  of(id: string): StoreSettings | null;
  /** Replaces a store's settings. Omitted parts return to the seed. */
  set(input: GivingSettingsInput): StoreSettings;
}

export function createSettings(db: Db, directory: Directory): Settings {
  function of(id: string): StoreSettings | null {
    const storeId = id.replace(/[\s\-{}()]/g, '').toLowerCase();
    const seeded = PROFILES.find((profile) => STORE_IDS[profile] === storeId);
    if (seeded === undefined) return null;
    const row = db
      .prepare('SELECT profile, overrides, breaks FROM giving_settings WHERE store_id = ?')
      .get(storeId);
    const {profile, overrides, breaks} =
      row === undefined ? {profile: seeded, overrides: '{}', breaks: '[]'} : rowSchema.parse(row);
    const config = {
      ...storeConfig(profile, directory.charities, directory.portfolios),
      ...(JSON.parse(overrides) as Partial<StoreConfig>),
    };
    return {id: storeId, profile, config, breaks: JSON.parse(breaks) as Break[]};
  }
  return {
    of,
    set({store = SHOP_STORE_ID, profile, settings = {}, breaks = []}) {
      const seeded = PROFILES.find((item) => STORE_IDS[item] === store) ?? 'percentage';
      db.prepare(
        'INSERT OR REPLACE INTO giving_settings (store_id, profile, overrides, breaks) VALUES (?, ?, ?, ?)',
      ).run(store, profile ?? seeded, JSON.stringify(settings), JSON.stringify(breaks));
      const changed = of(store);
      if (!changed) throw new Error('a store that was just set is known');
      return changed;
    },
  };
}
