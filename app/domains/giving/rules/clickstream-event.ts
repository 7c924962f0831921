import {parseUrl} from '~/platform/parse-url';
import type {CauseEvent} from '../tracking';

/** Version of the event format (MKT-05). */
const EVENT_VERSION = '0.1.15';
const UNKNOWN = 'unknown';

/** The widget's numbers at the giving service. */
const WIDGET = {
  type: {store: 0},
  style: {compact: 0, full: 2},
  placement: {manual: 1},
  location: {cart: 0, product: 1, unknown: 3},
} as const;

export interface WidgetPlace {
  type: number;
  style: number;
  placement: number;
  location: number;
}

/** The shop's widgets are store widgets, placed manually. */
export function widgetPlace(
  location: keyof typeof WIDGET.location,
  style: keyof typeof WIDGET.style,
): WidgetPlace {
  return {
    type: WIDGET.type.store,
    style: WIDGET.style[style],
    placement: WIDGET.placement.manual,
    location: WIDGET.location[location],
  };
}

export type TrackedEvent = CauseEvent | 'Action::Searched';

export interface Browser {
  userAgent: string;
  url: string;
  referrer: string;
}

export interface Customer {
  id: string;
  email: string;
}

interface EventParts {
  storeId: string;
  trackingId: string;
  browser: Browser;
  widget: WidgetPlace;
  customer: Customer | null;
  /** Milliseconds since the epoch. */
  at: number;
  type: TrackedEvent;
  payload: Record<string, unknown>;
}

/** MKT-03, MKT-04 */
export interface ClickstreamEvent {
  client_properties: Record<
    | 'user_agent'
    | 'url'
    | 'device_type'
    | 'browser_type'
    | 'browser_version'
    | 'platform_type'
    | 'referral_url',
    string
  >;
  store_id: string;
  tracking_id: string;
  metadata: {widget: WidgetPlace};
  customer?: Customer;
  event: {
    time_stamp: number;
    event_type: TrackedEvent;
    event_version: string;
    payload: Record<string, unknown>;
  };
}

export function clickstreamEvent(parts: EventParts): ClickstreamEvent {
  const {storeId, trackingId, browser, widget, customer, at, type, payload} = parts;
  return {
    client_properties: clientProperties(browser),
    store_id: storeId,
    tracking_id: trackingId,
    metadata: {widget},
    ...(customer && {customer}),
    event: {time_stamp: at, event_type: type, event_version: EVENT_VERSION, payload},
  };
}

/* In this order: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const BROWSERS: [string, RegExp][] = [
  ['edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['opera', /\bOPR\/(\d+)/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['safari', /\bVersion\/(\d+)\b.* Safari\//],
];

const PLATFORMS: [string, RegExp][] = [
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

function clientProperties({userAgent, url, referrer}: Browser) {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent));
  return {
    user_agent: userAgent.toLowerCase() || UNKNOWN,
    url: pageAddress(url),
    device_type: deviceType(userAgent),
    browser_type: browser?.[0] ?? UNKNOWN,
    browser_version: browser?.[1].exec(userAgent)?.[1] ?? UNKNOWN,
    platform_type: PLATFORMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? UNKNOWN,
    referral_url: pageAddress(referrer),
  };
}

function deviceType(userAgent: string): string {
  if (userAgent === '') return UNKNOWN;
  if (/\biPad\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /\bMobile\b|\biPhone\b/.test(userAgent) ? 'mobile' : 'desktop';
}

/** Without query and fragment, which can contain personal data. */
function pageAddress(url: string): string {
  const address = parseUrl(url);
  return address ? (address.origin + address.pathname).toLowerCase() : UNKNOWN;
}
