import {sha256} from '~/platform/digest.server';
import type {AppEnv} from '~/platform/env.server';
import {failure, type Http, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {messageReply} from './contract';

export interface MailMessage {
  from: string;
  to: string;
  /** Where an answer goes. */
  replyTo: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** The service that sends our mail. */
export interface Mail {
  /**
   * Hands a message over. The service sends the same message once, however often it is handed over: a caller that does
   * not know what became of it may try again.
   */
  send(message: MailMessage): Promise<Result<null, UpstreamFailure>>;
}

export function createMail({
  env,
  http,
}: {
  env: Pick<AppEnv, 'MAIL_URL' | 'MAIL_TOKEN'>;
  http: Http;
}): Mail {
  const call = {service: 'mail', operation: 'SendMessage'};
  return {
    async send({from, to, replyTo, subject, text}) {
      const body = JSON.stringify({
        from: headerText(from),
        to: headerText(to),
        reply_to: headerText(replyTo),
        subject: headerText(subject),
        text,
      });
      const answer = await http.json({
        ...call,
        kind: 'write',
        url: `${env.MAIL_URL}/messages`,
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
      return messageReply.safeParse(answer.value).success
        ? ok(null)
        : fail(failure(call, 'malformed', 'not the reply that was agreed on'));
    },
  };
}

/** On one line, whatever it was: a line break would begin another header. */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
