export interface Warehouse {
  /** Code of its airport. */
  code: string;
  /** Time zone of its order cut-off. */
  timeZone: string;
  /** The states it delivers to, by business days in transit: the carrier's distance zones. */
  zones: {days: number; states: readonly string[]}[];
}

/** Each state belongs to one zone of one warehouse. */
export const WAREHOUSES: readonly Warehouse[] = [
  {
    code: 'DEN',
    timeZone: 'America/Denver',
    zones: [
      {days: 1, states: ['CO', 'WY']},
      {days: 2, states: ['UT', 'NM', 'NE', 'KS', 'SD']},
      {days: 3, states: ['MT', 'ID', 'AZ', 'ND', 'OK', 'TX']},
    ],
  },
  {
    code: 'RNO',
    timeZone: 'America/Los_Angeles',
    zones: [
      {days: 1, states: ['NV']},
      {days: 2, states: ['CA', 'OR']},
      {days: 3, states: ['WA']},
    ],
  },
  {
    code: 'ATL',
    timeZone: 'America/New_York',
    zones: [
      {days: 1, states: ['GA', 'AL', 'SC']},
      {days: 2, states: ['TN', 'NC', 'FL', 'MS']},
      {days: 3, states: ['LA', 'AR']},
    ],
  },
  {
    code: 'CMH',
    timeZone: 'America/New_York',
    zones: [
      {days: 1, states: ['OH']},
      {days: 2, states: ['IN', 'KY', 'MI', 'PA', 'WV', 'IL', 'MD', 'DC', 'VA', 'DE', 'NJ', 'NY']},
      {days: 3, states: ['WI', 'MO', 'IA', 'MN', 'CT', 'MA', 'RI', 'NH', 'VT', 'ME']},
    ],
  },
  {code: 'ANC', timeZone: 'America/Anchorage', zones: [{days: 3, states: ['AK']}]},
  {code: 'HNL', timeZone: 'Pacific/Honolulu', zones: [{days: 2, states: ['HI']}]},
];
