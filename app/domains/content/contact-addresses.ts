/** A `tel:` URL of the number's digits, with the plus sign of a country code. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailAddress = (email: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
