import {emailKeyOf} from '~/platform/email-key.server';
import type {Needs} from '~/platform/needs';
import {knownDeviceId, type DeviceContext} from './known-device.server';
import type {LoginAttempt} from './login-limiter.server';

export type AttemptContext = DeviceContext & Needs<{visitor: 'network'}>;

export async function attemptFrom(context: AttemptContext, email: string): Promise<LoginAttempt> {
  const emailKey = await emailKeyOf(email);
  return {
    emailKey,
    network: context.visitor.network,
    deviceId: await knownDeviceId(context, emailKey),
  };
}
