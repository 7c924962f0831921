import {sha256} from './digest.server';

/** Key for counting and remembering an email. Emails themselves are never stored. */
export function emailKeyOf(email: string): Promise<string> {
  return sha256(email.trim().toLowerCase());
}
