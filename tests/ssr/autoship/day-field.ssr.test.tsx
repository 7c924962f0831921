import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DayField} from '~/domains/autoship/page/day-field';
import {renderPage} from '~tests/support/render-page';

async function firstDay(value?: string): Promise<string | undefined> {
  const element = (
    <DayField label="New date" name="day" hasCalendar={false} {...(value && {value})} />
  );
  const {html} = await renderPage([{path: '/', element}], '/');
  return /min="([^"]*)"/.exec(html)?.[1];
}

describe('the field for a day', () => {
  beforeEach(
    () => void vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-11-25T08:30:00Z')}),
  );
  afterEach(() => void vi.useRealTimers());

  it('AUTO-11 begins at the first day that no delivery is locked for', async () => {
    expect(await firstDay()).toBe('2026-11-27');
    expect(await firstDay('2026-12-20')).toBe('2026-11-27');
  });

  it('AUTO-11 lets the current day be kept, even if it’s too soon to be chosen', async () => {
    expect(await firstDay('2026-11-26')).toBe('2026-11-26');
  });
});
