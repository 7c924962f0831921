interface Service {
  label: string;
  /** The paths that are counted as this service's. */
  path: RegExp;
}

/** Services that can have faults and whose traffic is counted. */
export const SERVICES = {
  commerce: {label: 'Commerce (Storefront and Admin API)', path: /^\/(api|admin|account)\//},
  cdn: {label: 'Image service', path: /^\/cdn\//},
  checkout: {label: 'Hosted checkout', path: /^\/(cart\/c|checkouts|orders)\//},
  'content-system': {label: 'Content system (Directus)', path: /^\/directus\//},
  inventory: {label: 'Inventory', path: /^\/inventory\//},
  mail: {label: 'Mail', path: /^\/mail\//},
  identity: {label: 'Identity (Customer Data Cloud)', path: /^\/gigya\//},
  subscriptions: {label: 'Subscriptions (Ordergroove)', path: /^\/ordergroove\//},
  privacy: {label: 'Privacy manager (TrustArc)', path: /^\/trustarc\//},
  reviews: {label: 'Reviews (Bazaarvoice)', path: /^\/bazaarvoice\//},
  giving: {label: 'Giving (ShoppingGives)', path: /^\/giving\//},
  clinics: {label: 'Clinic directory', path: /^\/clinics\//},
  'tag-manager': {label: 'Tag manager (GTM)', path: /^\/google\//},
  'email-marketing': {label: 'Email marketing (Klaviyo)', path: /^\/klaviyo\//},
  'error-reporting': {label: 'Error reporting (Sentry)', path: /^\/sentry\//},
} satisfies Record<string, Service>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

/** `undefined` for paths that are no service's, such as the control room's. */
export const serviceAt = (path: string): ServiceName | undefined =>
  SERVICE_NAMES.find((name) => SERVICES[name].path.test(path));
