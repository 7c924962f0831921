import {sha256} from '~/platform/digest.server';
import type {AppEnv} from '~/platform/env.server';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {acceptedReply} from './contract';

export interface MailMessage {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

export interface Mail {
  /** The service delivers a repeated message only once, so a caller that doesn't know the outcome may retry. */
  send(message: MailMessage): Promise<Result<null, UpstreamFailure>>;
  /**
   * The service sends the message once, when the SKU is back in stock, and only one per SKU and recipient. It replaces
   * `{{unsubscribe_url}}` in the text with a link that stops all such messages to the recipient.
   */
  sendWhenInStock(sku: string, message: MailMessage): Promise<Result<null, UpstreamFailure>>;
}

export function createMail({
  env,
  http,
}: {
  env: Pick<AppEnv, 'MAIL_URL' | 'MAIL_TOKEN'>;
  http: Http;
}): Mail {
  async function post(
    operation: string,
    path: string,
    fields: object,
  ): Promise<Result<null, UpstreamFailure>> {
    const call = {service: 'mail', operation};
    const body = JSON.stringify(fields);
    const answer = await http.json({
      ...call,
      kind: 'write',
      url: `${env.MAIL_URL}${path}`,
      init: {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          Authorization: `Bearer ${env.MAIL_TOKEN}`,
          'Idempotency-Key': await sha256(body),
        },
        body,
      },
    });
    if (!answer.ok) return answer;
    return acceptedReply.safeParse(answer.value).success
      ? ok(null)
      : http.refuse(call, 'malformed', 'the reply doesn’t match the contract');
  }

  return {
    send: (message) => post('SendMessage', '/messages', toWire(message)),
    sendWhenInStock: (sku, message) =>
      post('AddStockAlert', '/stock-alerts', {sku, ...toWire(message)}),
  };
}

function toWire({from, to, replyTo, subject, text}: MailMessage) {
  return {
    from: toHeaderText(from),
    to: toHeaderText(to),
    reply_to: toHeaderText(replyTo),
    subject: toHeaderText(subject),
    text,
  };
}

/** A line break would start another header. */
function toHeaderText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
