/** The campaign runs from January 4 to January 17, 2027, Denver time. */
export const NEW_YEAR_STARTS = '2027-01-04T07:00:00Z';
export const NEW_YEAR_ENDS = '2027-01-18T07:00:00Z';
