/** Characters that what people type may have, at least and at most: decided here and nowhere else (UI-04). */
export const LENGTHS = {
  firstName: {min: 1, max: 40},
  lastName: {min: 1, max: 40},
  email: {min: 3, max: 254},
  addressLine: {min: 0, max: 60},
  city: {min: 0, max: 40},
  zip: {min: 5, max: 5},
  password: {min: 8, max: 128},
  search: {min: 1, max: 100},
  contactMessage: {min: 10, max: 2000},
  cartNote: {min: 0, max: 500},
  clinicSearch: {min: 2, max: 60},
  attributeKey: {min: 1, max: 64},
  attributeValue: {min: 0, max: 255},
  slug: {min: 1, max: 120},
} as const;
