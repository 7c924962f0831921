import type {CustomerRecord} from './types';

interface AccountMail {
  to: string;
  subject: string;
  text: string;
}

export const resetMail = (customer: CustomerRecord, link: string): AccountMail => ({
  to: customer.email,
  subject: 'Choose a new password',
  text: [
    `Hello${nameIn(customer)},`,
    '',
    'Somebody, most likely you, asked for a new password for your Marlowe account. Choose it here:',
    link,
    '',
    'The link works once, for 24 hours. If it was not you, do nothing: your password stays as it is.',
  ].join('\n'),
});

export const activationMail = (customer: CustomerRecord, link: string): AccountMail => ({
  to: customer.email,
  subject: 'Activate your account',
  text: [
    `Hello${nameIn(customer)},`,
    '',
    'Choose a password for your Marlowe account and it is ready to use:',
    link,
    '',
    'The link works once, for 24 hours.',
  ].join('\n'),
});

const nameIn = ({firstName}: CustomerRecord) => (firstName ? ` ${firstName}` : '');
