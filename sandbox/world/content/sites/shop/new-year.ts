/** The campaign that begins on January 4, 2027 and is over on January 18, by the clock of Denver. */
export const NEW_YEAR_STARTS = '2027-01-04T07:00:00Z';
export const NEW_YEAR_ENDS = '2027-01-18T07:00:00Z';
