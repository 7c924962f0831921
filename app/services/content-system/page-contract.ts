import {z} from 'zod';
import type {BlockKind, BrandColor, PageBlock} from '~/domains/content/page';
import {memoize} from '~/platform/memoize';
import {
  items,
  link,
  moment,
  optionalLink,
  requiredPicture,
  requiredText,
  someEntries,
  optionalPicture,
  validEntries,
  status,
  text,
  textOrEmpty,
  tone,
  type ImageUrl,
} from './wire';

/** Blocks come through a junction, each as an item of the collection of its kind. */

const flag = z.boolean().nullish().transform(Boolean);
const order = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);

const brandColor = z
  .enum([
    'white',
    'blue',
    'light-blue',
    'dark-blue',
    'gray',
    'light-gray',
    'dark-gray',
  ] satisfies BrandColor[])
  .nullable()
  .catch(null);

type BlockContracts = {
  [Kind in BlockKind]: z.ZodType<Omit<PageBlock<Kind, string>, 'kind'>>;
};

export const blockContracts = memoize((imageUrl: ImageUrl): BlockContracts => {
  const picture = optionalPicture(imageUrl);
  return {
    'promotion-banner': z
      .object({
        layout: z.enum(['hero', 'banner']).catch('banner'),
        tone,
        eyebrow: text,
        headline: requiredText,
        text,
        buttons: validEntries(link),
      })
      .and(picture),
    'two-column-section': z.object({
      headline: text,
      columns: someEntries(
        z.object({headline: requiredText, text: textOrEmpty}).and(picture).and(optionalLink),
      ),
    }),
    'highlight-content': z
      .object({
        tone,
        headline: requiredText,
        text,
        is_numbered: flag,
        items: validEntries(z.object({headline: requiredText, text: textOrEmpty})),
      })
      .refine(({text, items}) => text !== null || items.length > 0, {path: ['items']})
      .transform(({is_numbered: isNumbered, ...rest}) => ({...rest, isNumbered}))
      .and(optionalLink),
    'product-carousel': carousel,
    'goodness-box-badge': z
      .object({label: requiredText, text: textOrEmpty})
      .and(picture)
      .and(optionalLink),
    'category-tiles': z.object({
      headline: requiredText,
      tiles: someEntries(link.and(requiredPicture(imageUrl))),
    }),
    'rich-text': z
      .object({headline: text, body: textOrEmpty})
      .refine(({headline, body}) => headline !== null || body !== '', {path: ['body']}),
    faq: z.object({
      headline: text,
      entries: someEntries(z.object({question: requiredText, answer: requiredText})),
    }),
    contact: z.object({headline: requiredText, text}),
    'feature-heading': z
      .object({
        eyebrow: text,
        headline: requiredText,
        text: textOrEmpty,
        buttons: validEntries(link),
      })
      .and(picture),
  };
});

const carousel = z
  .object({
    page: z.string(),
    headline: requiredText,
    paragraph: text,
    copyColor: brandColor,
    bg_color: brandColor,
    handles: validEntries(
      z.object({
        sort: order,
        handle: z.string(),
        product: z.object({commerce_id: z.string(), skus: validEntries(z.string())}),
      }),
    ),
    isLastComponent: flag,
  })
  .transform(({bg_color: backgroundColor, handles, isLastComponent, ...rest}) => ({
    ...rest,
    backgroundColor,
    products: handles
      .toSorted((a, b) => a.sort - b.sort)
      .map(({handle, product: {commerce_id: commerceId, skus}}) => ({handle, commerceId, skus})),
    isLast: isLastComponent,
  }));

export const blockFrame = z
  .object({status, starts_at: moment, ends_at: moment})
  .transform(({status, starts_at: startsAt, ends_at: endsAt}) => ({status, startsAt, endsAt}));

export const pagesReply = items(
  z.object({
    status,
    name: z.string(),
    slug: z.string(),
    title: text,
    seo_description: text,
    is_indexed: z
      .boolean()
      .nullish()
      .transform((value) => value ?? true),
    blocks: validEntries(
      z.object({
        sort: order,
        collection: z.string(),
        item: z.unknown(),
      }),
    ),
  }),
);
