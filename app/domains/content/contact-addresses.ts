export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailAddress = (email: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
