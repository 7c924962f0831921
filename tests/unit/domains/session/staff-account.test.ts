import {describe, expect, it} from 'vitest';
import {isEligibleForPd, isRegistered} from '~/domains/session/staff-account';

describe('staff account', () => {
  it.each([
    ['PD01', '0010042001', true],
    ['ST10', '0010042001', true],
    ['PD01', null, false],
    ['PD01', '', false],
    [null, '0010042001', false],
    ['', '0010042001', false],
    [null, null, false],
    ['', '', false],
  ])(
    'STAFF-19 isRegistered with group %j and ship-to %j is %s',
    (customerGroup, preferredShipTo, expected) => {
      const facts = {customerGroup, preferredShipTo};
      expect(isRegistered({...facts, isActive: true})).toBe(expected);
      expect(isRegistered({...facts, isActive: false})).toBe(false);
    },
  );

  it.each<[string | null, string[], boolean]>([
    ['PD01', ['PD01', 'PD02'], true],
    ['PD02', ['PD01', 'PD02'], true],
    ['PD0', ['PD01', 'PD02'], false],
    ['PD011', ['PD01', 'PD02'], false],
    ['pd01', ['PD01', 'PD02'], false],
    ['PD01,PD02', ['PD01', 'PD02'], false],
    ['', ['PD01', 'PD02'], false],
    [null, ['PD01', 'PD02'], false],
    ['PD01', [], false],
    [null, [], false],
  ])(
    'STAFF-21 isEligibleForPd with group %j and eligible groups %j is %s',
    (group, groups, expected) => {
      expect(isEligibleForPd({customerGroup: group}, groups)).toBe(expected);
    },
  );
});
