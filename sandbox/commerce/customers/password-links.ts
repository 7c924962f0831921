import type {Clock} from '../../control/clock';
import type {Outbox} from '../../control/outbox';
import type {AccessTokens} from './access-tokens';
import {activationMail, resetMail} from './account-mails';
import {mailLink, readMailLink, type MailPurpose, type MailTokens} from './mail-tokens';
import {hashPassword} from '../../passwords';
import {passwordErrors, fieldError, readEmail} from './profile-rules';
import type {CustomerRecords} from './records';
import {success, failure, type CustomerRecord, type Outcome} from './types';

export interface PasswordLinks {
  send(purpose: MailPurpose, customer: CustomerRecord): void;
  /** Emails a reset link, or an activation link if the customer isn't enabled yet. */
  recover(email: string): Outcome<null>;
  /** Sets a password with a token from an email, and revokes all access tokens. */
  setPassword(
    purpose: MailPurpose,
    customerId: string,
    token: string,
    password: string,
  ): Outcome<CustomerRecord>;
  /** The same as `setPassword`, with the full link from the email. */
  setPasswordByUrl(purpose: MailPurpose, url: string, password: string): Outcome<CustomerRecord>;
}

interface Deps {
  records: CustomerRecords;
  tokens: AccessTokens;
  mailTokens: MailTokens;
  outbox: Pick<Outbox, 'send'>;
  clock: Clock;
  origin: string;
}

/** Email links for choosing a password (SAND-11). */
export function createPasswordLinks(deps: Deps): PasswordLinks {
  const {records, tokens, mailTokens, outbox, clock, origin} = deps;

  function send(purpose: MailPurpose, customer: CustomerRecord): void {
    const token = mailTokens.issue(purpose, customer.id);
    const mail = purpose === 'reset' ? resetMail : activationMail;
    outbox.send(mail(customer, mailLink(origin, purpose, customer.id, token)));
  }

  /** `token.field` is the argument to report for an invalid token. */
  function choosePassword(
    purpose: MailPurpose,
    customer: CustomerRecord | null,
    token: {value: string; field: string},
    password: string,
  ): Outcome<CustomerRecord> {
    if (purpose === 'activate' && customer?.state === 'ENABLED') {
      return failure({code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled'});
    }
    if (!customer || !mailTokens.isValid(purpose, customer.id, token.value)) {
      return failure(fieldError('TOKEN_INVALID', token.field, `Invalid ${purpose} token`));
    }
    const errors = passwordErrors(password);
    if (errors.length > 0) return failure(...errors);
    mailTokens.use(purpose, customer.id);
    tokens.revokeAll(customer.id);
    records.setPasswordHash(customer.id, hashPassword(password));
    const enabled: CustomerRecord = {
      ...customer,
      state: 'ENABLED',
      updatedAt: clock.now().toISOString(),
    };
    records.save(enabled);
    return success(enabled);
  }

  return {
    send,
    recover(email) {
      const customer = records.byEmail(readEmail(email));
      if (!customer) {
        return failure(fieldError('UNIDENTIFIED_CUSTOMER', 'email', 'Could not find customer'));
      }
      send(customer.state === 'ENABLED' ? 'reset' : 'activate', customer);
      return success(null);
    },
    setPassword(purpose, customerId, token, password) {
      const field = purpose === 'reset' ? 'resetToken' : 'activationToken';
      return choosePassword(purpose, records.byId(customerId), {value: token, field}, password);
    },
    setPasswordByUrl(purpose, url, password) {
      const field = purpose === 'reset' ? 'resetUrl' : 'activationUrl';
      const link = readMailLink(purpose, url);
      const customer = link && records.byNumber(link.customerNumber);
      return choosePassword(purpose, customer, {value: link?.token ?? '', field}, password);
    },
  };
}
