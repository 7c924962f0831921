/** Where a phone number leads: its digits, and the plus of a country. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Where an email address leads. */
export const mailAddress = (email: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
