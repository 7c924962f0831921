import {sha256} from '~/platform/digest.server';
import type {Needs} from '~/platform/needs';
import {knownDeviceId, type DeviceContext} from './known-device.server';
import type {LoginAttempt} from './login-limiter.server';

export type AttemptContext = DeviceContext & Needs<{visitor: 'network'}>;

/** Key for counting and remembering an email. Emails themselves are never stored. */
export function emailKeyOf(email: string): Promise<string> {
  return sha256(email.trim().toLowerCase());
}

export async function attemptFrom(context: AttemptContext, email: string): Promise<LoginAttempt> {
  const emailKey = await emailKeyOf(email);
  return {
    emailKey,
    network: context.visitor.network,
    deviceId: await knownDeviceId(context, emailKey),
  };
}
