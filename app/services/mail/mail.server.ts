import {sha256} from '~/platform/digest.server';
import type {AppEnv} from '~/platform/env.server';
import {failure, type Http, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {messageReply} from './contract';

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
        from: toHeaderText(from),
        to: toHeaderText(to),
        reply_to: toHeaderText(replyTo),
        subject: toHeaderText(subject),
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

/** A line break would start another header. */
function toHeaderText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
