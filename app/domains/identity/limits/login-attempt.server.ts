import {sha256} from '~/platform/digest.server';
import {knownDeviceId, type DeviceContext} from './known-device.server';
import type {LoginAttempt} from './login-limiter.server';

export interface AttemptContext extends DeviceContext {
  network: string | null;
}

/** Key for counting and remembering an email. Emails themselves are never stored. */
export function emailKeyOf(email: string): Promise<string> {
  return sha256(email.trim().toLowerCase());
}

export async function attemptFrom(context: AttemptContext, email: string): Promise<LoginAttempt> {
  const emailKey = await emailKeyOf(email);
  return {emailKey, network: context.network, deviceId: await knownDeviceId(context, emailKey)};
}
