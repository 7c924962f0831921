import {parseUrl} from '~/platform/parse-url';
import {THIRD_PARTIES, type ThirdPartyId} from '../third-parties';
import {MARK} from './add-script';

/**
 * Removes the script and link elements of a third party, those that it added from its origin included, and the cookies,
 * storage and globals that the registry lists.
 */
export function removeTraces(id: ThirdPartyId, address: string): void {
  document.querySelectorAll(`[${MARK}="${id}"]`).forEach((element) => element.remove());
  const {leaves, vendorOrigins} = THIRD_PARTIES[id];
  document
    .querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')
    .forEach((element) => {
      const source = 'src' in element ? element.src : element.href;
      if (isFrom(source, address, vendorOrigins)) element.remove();
    });
  const {cookies, storage, globals} = leaves;
  removeCookies(cookies);
  for (const open of [() => localStorage, () => sessionStorage]) removeItems(open, storage);
  for (const name of globals) Reflect.deleteProperty(window, name);
}

/** Whether the URL is in the folder of the address, or on one of the vendor's own origins. */
function isFrom(source: string, address: string, vendorOrigins: readonly string[]): boolean {
  if (source.startsWith(new URL('.', address).href)) return true;
  const origin = parseUrl(source)?.origin;
  if (origin === undefined) return false;
  return vendorOrigins.some((allowed) => {
    const [scheme = '', domain = ''] = allowed.split('*');
    return domain === ''
      ? origin === allowed
      : origin.startsWith(scheme) && origin.endsWith(domain);
  });
}

/** Vendors set their cookies for the whole domain, which a page can't see: each parent domain is tried. */
function removeCookies(names: readonly string[]): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of document.cookie
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')) {
    if (!matchesAny(name, names)) continue;
    for (const domain of ['', ...domains.map((item) => `; Domain=${item}`)]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** @param open throws if the browser blocks storage, which then holds nothing */
function removeItems(open: () => Storage, names: readonly string[]): void {
  try {
    const kept = open();
    for (const key of Object.keys(kept)) if (matchesAny(key, names)) kept.removeItem(key);
  } catch {
    return;
  }
}

const matchesAny = (name: string, patterns: readonly string[]) =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
