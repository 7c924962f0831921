import {sha256} from '~/platform/digest.server';
import {knownDeviceId, type DeviceContext} from './known-device.server';
import type {Trier} from './login-tries.server';

export interface TrierContext extends DeviceContext {
  /** The visitor's network; `null` when the host doesn't know it. */
  network: string | null;
}

/** What one email is counted and remembered by: emails themselves are kept nowhere. */
export function emailKeyOf(email: string): Promise<string> {
  return sha256(email.trim().toLowerCase());
}

/** Who sent this request, as tries with this email are counted. */
export async function trierOf(context: TrierContext, email: string): Promise<Trier> {
  const emailKey = await emailKeyOf(email);
  return {emailKey, network: context.network, deviceId: await knownDeviceId(context, emailKey)};
}
