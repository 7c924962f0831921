import type {CollectionSpec} from './engine/schema';

const SITE = {site: {m2o: 'sites'}} as const;
/** When the item is shown (ISO 8601); `null` leaves that end open. */
export const SCHEDULE = {starts_at: 'timestamp?', ends_at: 'timestamp?'} as const;
/** A link: a path of the site or an https URL. */
const LINK = {link: 'string?', link_label: 'string?'} as const;

/**
 * Settings of a site and everything around its pages. Each item of `sites` is one site; all other items belong to one.
 */
export const SITE_COLLECTIONS = {
  sites: {
    fields: {
      /** `DTC` or `HPSF`. */
      code: 'string',
      /** The site's origin, for previews: `https://shop.example`. */
      origin: 'string',
      tagline: 'string',
      is_in_maintenance: 'boolean',
      maintenance_headline: 'string',
      maintenance_text: 'text',
      password_headline: 'string',
      password_text: 'text',
      contact_email: 'string',
      contact_phone: 'string',
      contact_hours: 'string',
      /** `[{value, label}]`: the topics of the contact form. */
      contact_topics: 'json',
      footer_text: 'text',
      small_print: 'text',
      /** `[{label, link, columns: [{heading, links: [{label, link}]}], feature: {headline, text, image, link, label} | null}]` */
      main_navigation: 'json',
      /** `[{heading, links: [{label, link}]}]` */
      footer_navigation: 'json',
      /** `[{label, link}]` */
      legal_navigation: 'json',
      /** `[{page, intro, empty_headline, empty_text}]` */
      account_pages: 'json',
      announcements: {o2m: 'announcements', by: 'site'},
      banners: {o2m: 'sitewide_banners', by: 'site'},
    },
  },
  announcements: {
    fields: {...SITE, status: 'string', sort: 'integer', text: 'string', ...LINK, ...SCHEDULE},
    indexes: [['site']],
  },
  sitewide_banners: {
    fields: {
      ...SITE,
      status: 'string',
      sort: 'integer',
      headline: 'string',
      text: 'text?',
      /** `sky`, `oat` or `night`. */
      tone: 'string',
      ...LINK,
      ...SCHEDULE,
    },
    indexes: [['site']],
  },
  redirects: {
    fields: {
      ...SITE,
      status: 'string',
      /** The path to redirect from. */
      source: 'string',
      /** A path of the site or an https URL. */
      target: 'string',
      is_permanent: 'boolean',
    },
    indexes: [['source']],
  },
  skus_with_deal: {
    fields: {...SITE, status: 'string', sku: 'string', ...SCHEDULE},
    indexes: [['site']],
  },
} satisfies Record<string, CollectionSpec>;
