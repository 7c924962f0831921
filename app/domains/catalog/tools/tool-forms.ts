/** Ids of the forms that all cards' buttons submit. */
export const FAVORITE_FORM = 'favorite';
export const COMPARE_FORM = 'compare';
