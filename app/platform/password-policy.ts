import {COMMON_PASSWORDS} from './common-passwords';
import {LENGTHS} from './lengths';

const {min, max} = LENGTHS.password;

export const PASSWORD_HINT = `${min} to ${max} characters. A phrase only you would think of works well.`;

const TOO_COMMON = 'That password is easy to guess. Choose a longer or more unusual one.';

/**
 * Returns `null` if the password is acceptable. White space counts, because a password is used exactly as typed. A
 * known `email` is refused as a password.
 */
export function passwordProblem(password: string, email: string | null = null): string | null {
  const {length} = [...password];
  if (length === 0) return 'Choose a password.';
  if (length < min || length > max) return `Use ${min} to ${max} characters.`;
  const plain = password.trim().toLowerCase();
  if (isOneCharacter(plain) || COMMON_PASSWORDS.has(plain)) return TOO_COMMON;
  if (email !== null && toEmailNames(email).includes(plain)) {
    return 'Choose a password that isn’t your email address.';
  }
  return null;
}

const isOneCharacter = (text: string) => new Set(text).size <= 1;

function toEmailNames(email: string): string[] {
  const address = email.trim().toLowerCase();
  return [address, address.slice(0, Math.max(0, address.lastIndexOf('@')))];
}
