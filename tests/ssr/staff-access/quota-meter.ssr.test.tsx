import {expect, it} from 'vitest';
import {QuotaMeter} from '~/domains/staff-access/quota-meter';
import {renderOnServer} from '../ui/render';

it.each<[number, number, number | undefined, string]>([
  [0, 0, undefined, 'You ordered 0 lb of 120 lb in November. Your quota resets on the 1st.'],
  [60, 15, 0, 'You ordered 45 lb of 120 lb in November. Another 15 lb will ship on autoship.'],
  [30, 0, 45, 'Your cart uses 45 lb of it, which leaves 45 lb.'],
  [90, 0, 45, 'Your cart is 15 lb over. Take out some food to check out.'],
  [300, 0, undefined, 'You ordered 300 lb of 120 lb in November. Your quota resets on the 1st.'],
  [130, 40, 0, 'You ordered 90 lb of 120 lb in November. Another 40 lb will ship on autoship.'],
])(
  'ACCT-18 STAFF-29 QuotaMeter with %d lb used, %d of them planned, and %s lb in the cart says: %s',
  (usedLbs, plannedLbs, cartLbs, text) => {
    const quota = {month: '2026-11', usedLbs, plannedLbs};
    const html = renderOnServer(<QuotaMeter quota={quota} cartLbs={cartLbs} />);
    const [note = ''] = /<p .*<\/p>/.exec(html) ?? [];
    expect(note).toContain(text);
    expect(note.includes('text-warning')).toBe(text.includes('over.'));
  },
);
