import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {US_STATES} from '~/domains/location/us-states';
import {findPlace, rangesByWarehouse} from '~sandbox/inventory/places';
import {STATE_ZIPS} from '~sandbox/world/inventory/state-zips';
import {WAREHOUSES} from '~sandbox/world/inventory/warehouses';

describe('zip map', () => {
  it('INV-01a has one warehouse for every state', () => {
    const states = WAREHOUSES.flatMap(({zones}) => zones.flatMap((zone) => zone.states));
    expect([...states].sort()).toEqual(Object.keys(US_STATES).sort());
    expect([...STATE_ZIPS.keys()].sort()).toEqual(Object.keys(US_STATES).sort());
  });

  it('INV-01a has no overlapping ranges', () => {
    const spans = Object.values(rangesByWarehouse())
      .flat()
      .map((text) => text.split('-').map(Number) as [number, number])
      .sort(([one], [other]) => one - other);
    spans.forEach(([low, high], index) => {
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThan(spans[index - 1]?.[1] ?? 0);
    });
  });

  it("INV-01a finds a place exactly for the zips in a warehouse's ranges", () => {
    const ranges = rangesByWarehouse();
    fc.assert(
      fc.property(fc.integer({min: 0, max: 99_999}), (number) => {
        const holders = Object.entries(ranges).flatMap(([code, texts]) =>
          texts.some((text) => {
            const [low = 0, high = 0] = text.split('-').map(Number);
            return low <= number && number <= high;
          })
            ? [code]
            : [],
        );
        const place = findPlace(String(number).padStart(5, '0'));
        expect(place ? [place.warehouse.code] : []).toEqual(holders);
      }),
    );
  });
});
