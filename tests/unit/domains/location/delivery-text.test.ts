import {describe, expect, it} from 'vitest';
import {deliveryText} from '~/domains/location/parts/delivery-text';

describe('deliveryText', () => {
  it.each([
    ['2026-11-24', '80011::HOME', 'Estimated delivery Tue, Nov 24 to 80011'],
    ['2026-01-01', '00501::CLINIC', 'Estimated delivery Thu, Jan 1 to 00501'],
    ['2028-02-29', '96813::HOME', 'Estimated delivery Tue, Feb 29 to 96813'],
  ])('LOC-10, LOC-11 deliveryText for date %s and location %s is "%s"', (date, location, text) => {
    expect(deliveryText({date, location, seesCheckout: false})).toBe(text);
  });

  it('LOC-09 deliveryText refers to checkout if the date depends on it', () => {
    const input = {location: '96813::HOME', seesCheckout: true};
    expect(deliveryText({...input, date: '2026-11-24'})).toBe('See checkout for delivery date');
    expect(deliveryText({...input, date: null})).toBe('See checkout for delivery date');
  });

  it('LOC-10 deliveryText returns null without a date', () => {
    expect(deliveryText({date: null, location: '80011::HOME', seesCheckout: false})).toBeNull();
  });
});
