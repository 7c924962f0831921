import type {CollectionSpec} from './engine/schema';
import {SCHEDULE} from './site-collections';

/** Each block has its own status, so that editors can prepare a block inside a published page. */
const BLOCK = {status: 'string'} as const;
const PICTURE = {image: 'string?', image_alt: 'string?'} as const;

/** The block types. Each is a collection of its own, so that each has its own form in the content system. */
const BLOCKS = {
  /** Also the hero of a page. */
  block_promotion_banner: {
    fields: {
      ...BLOCK,
      /** `hero` (the page's first block, with its `h1`) or `banner`. */
      layout: 'string',
      /** `sky`, `oat` or `night`. */
      tone: 'string',
      eyebrow: 'string?',
      headline: 'string',
      text: 'text?',
      ...PICTURE,
      /** `[{label, link}]`; the first button is the primary one. */
      buttons: 'json',
      ...SCHEDULE,
    },
  },
  block_two_column_section: {
    fields: {
      ...BLOCK,
      headline: 'string?',
      /** Two entries of `[{headline, text, image, image_alt, link, link_label}]`; `text` is HTML. */
      columns: 'json',
    },
  },
  block_highlight_content: {
    fields: {
      ...BLOCK,
      tone: 'string',
      headline: 'string',
      text: 'text?',
      is_numbered: 'boolean',
      /** `[{headline, text}]` */
      items: 'json',
      link: 'string?',
      link_label: 'string?',
    },
  },
  block_product_carousel: {
    fields: {
      ...BLOCK,
      /** The page that shows the carousel, for tracking. */
      page: 'string',
      headline: 'string',
      paragraph: 'text?',
      /** Brand colors by name: `white`, `blue`, `light-blue`, `dark-blue`, `gray`, `light-gray`, `dark-gray`. */
      copyColor: 'string?',
      bg_color: 'string?',
      handles: {o2m: 'carousel_products', by: 'carousel'},
      isLastComponent: 'boolean',
    },
  },
  block_goodness_box_badge: {
    fields: {
      ...BLOCK,
      label: 'string',
      text: 'text',
      ...PICTURE,
      link: 'string?',
      link_label: 'string?',
    },
  },
  block_category_tiles: {
    /** `tiles`: `[{label, link, image, image_alt}]` */
    fields: {...BLOCK, headline: 'string', tiles: 'json'},
  },
  block_rich_text: {
    /** `body` is HTML. */
    fields: {...BLOCK, headline: 'string?', body: 'text'},
  },
  block_faq: {
    /** `entries`: `[{question, answer}]`; `answer` is HTML. */
    fields: {...BLOCK, headline: 'string?', entries: 'json'},
  },
  block_contact: {
    /** The contact details themselves are fields of the site. */
    fields: {...BLOCK, headline: 'string', text: 'text?'},
  },
  block_feature_heading: {
    fields: {
      ...BLOCK,
      eyebrow: 'string?',
      headline: 'string',
      /** HTML. */
      text: 'text?',
      ...PICTURE,
      buttons: 'json',
    },
  },
} satisfies Record<string, CollectionSpec>;

export type BlockCollection = keyof typeof BLOCKS;

/** Pages and their blocks. A page belongs to one site; its slug is unique among the site's published pages. */
export const PAGE_COLLECTIONS = {
  pages: {
    fields: {
      site: {m2o: 'sites'},
      status: 'string',
      /** The name shown to editors. */
      name: 'string',
      /** `home`, `error`, or the path without its leading slash. */
      slug: 'string',
      title: 'string',
      seo_description: 'text?',
      is_indexed: 'boolean',
      blocks: {o2m: 'pages_blocks', by: 'page'},
    },
    indexes: [['slug']],
    preview: '{{site.origin}}/preview?key={{key}}&to=/{{slug}}',
  },
  pages_blocks: {
    fields: {
      page: {m2o: 'pages'},
      sort: 'integer',
      collection: 'string',
      item: {m2a: Object.keys(BLOCKS), by: 'collection'},
    },
    indexes: [['page']],
  },
  ...BLOCKS,
  carousel_products: {
    fields: {
      carousel: {m2o: 'block_product_carousel'},
      sort: 'integer',
      /** Product handle, the key that other carousel configurations use. `product` references the same product. */
      handle: 'string',
      product: {m2o: 'products'},
    },
    indexes: [['carousel']],
  },
} satisfies Record<string, CollectionSpec>;
