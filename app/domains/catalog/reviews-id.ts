/** The id of the reviews on a product page, to which its rating links. */
export const REVIEWS_ID = 'reviews';
