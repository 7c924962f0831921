/** Days from delivery within which an item can be returned for a refund. Keep the pages on returns in line with them. */
export const RETURN_DAYS = {own: 90, maker: 30} as const;

export const RETURN_TERMS = {
  own: `Your money back within ${RETURN_DAYS.own} days, even if the bag is open`,
  maker: `Unused returns within ${RETURN_DAYS.maker} days`,
} as const;
