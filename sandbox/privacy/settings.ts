import {z} from 'zod';
import type {Db} from '../context';

export const privacySchema = z.object({
  /** The privacy manager's reply for a shopper who hasn't made a choice. */
  functional: z.enum(['approved', 'denied']).default('denied'),
  advertising: z.enum(['approved', 'denied']).default('denied'),
  /** `implied` shows the banner. */
  source: z.enum(['implied', 'asserted']).default('implied'),
  /** `never`: the interface doesn't appear; `slow`: it appears after three seconds. */
  answers: z.enum(['normally', 'never', 'slow', 'malformed', 'throws']).default('normally'),
  /** The format of the message that announces submitted preferences. */
  message: z.enum(['text', 'object']).default('text'),
});

export type PrivacySettings = z.output<typeof privacySchema>;

const rowSchema = z.object({settings: z.string()});

/** The privacy manager's behavior for all visitors. */
export function createPrivacySettings(db: Db) {
  db.exec('CREATE TABLE IF NOT EXISTS privacy (settings TEXT NOT NULL)');
  return {
    read(): PrivacySettings {
      const row = rowSchema.optional().parse(db.prepare('SELECT settings FROM privacy').get());
      return privacySchema.parse(JSON.parse(row?.settings ?? '{}'));
    },
    write(settings: PrivacySettings): void {
      db.prepare('DELETE FROM privacy').run();
      db.prepare('INSERT INTO privacy (settings) VALUES (?)').run(JSON.stringify(settings));
    },
  };
}
