/**
 * The zip codes of each state as ranges, without military mail (FPO, APO) and territories, which are not delivered to.
 * Based on the Postal Service's allocation. Blocks shared by two states list single zips.
 */
const TABLE: Record<string, string> = {
  AL: '35004-36925',
  AK: '99501-99950',
  AZ: '85001-86556',
  AR: '71601-72959',
  CA: '90001-96162',
  CO: '80001-81658',
  CT: '06001-06389 06391-06928',
  DE: '19701-19980',
  DC: '20001-20039 20041-20099 20201-20599 56901-56999',
  FL: '32004-33994 34101-34997',
  GA: '30001-31999 39813-39901',
  HI: '96701-96798 96801-96898',
  ID: '83201-83413 83415-83876',
  IL: '60001-62999',
  IN: '46001-47997',
  IA: '50001-52809',
  KS: '66002-67954',
  KY: '40003-42788',
  LA: '70001-71232 71234-71497',
  ME: '03901-04992',
  MD: '20601-20799 20812-21930',
  MA: '01001-02791 05501-05544',
  MI: '48001-49971',
  MN: '55001-56763',
  MS: '38601-39776 71233',
  MO: '63001-65899',
  MT: '59001-59937',
  NE: '68001-69367',
  NV: '88901-89883',
  NH: '03031-03897',
  NJ: '07001-08989',
  NM: '87001-88441',
  NY: '00501-00544 06390 10001-14975',
  NC: '27006-28909',
  ND: '58001-58856',
  OH: '43001-45999',
  OK: '73001-73199 73401-74966',
  OR: '97001-97920',
  PA: '15001-19640',
  RI: '02801-02940',
  SC: '29001-29948',
  SD: '57001-57799',
  TN: '37010-38589',
  TX: '73301-73344 75001-79999 88510-88589',
  UT: '84001-84791',
  VT: '05001-05495 05601-05907',
  VA: '20040 20101-20199 22001-24658',
  WA: '98001-99403',
  WV: '24701-26886',
  WI: '53001-54990',
  WY: '82001-83128 83414',
};

/** A range of zips as numbers, without leading zeros. Both ends are included. */
export interface ZipSpan {
  low: number;
  high: number;
}

/** By two-letter state code. */
export const STATE_ZIPS: ReadonlyMap<string, readonly ZipSpan[]> = new Map(
  Object.entries(TABLE).map(([state, text]) => [state, text.split(' ').map(toSpan)]),
);

function toSpan(text: string): ZipSpan {
  const [low = '', high = low] = text.split('-');
  return {low: Number(low), high: Number(high)};
}
