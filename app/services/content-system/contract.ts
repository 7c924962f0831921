import {z} from 'zod';
import {items, ownPath, requiredText, validEntries, text} from './wire';

const indexRow = z.object({
  handle: z.string(),
  commerce_id: z.string(),
  skus: z
    .array(z.string())
    .nullish()
    .transform((skus) => skus ?? []),
  /* Only requested if the filter selects single variants. */
  variants: validEntries(
    z.object({
      sku: z.string(),
      price: z.coerce.number(),
      pounds: z.coerce.number(),
      facet_values: z.string(),
      /* Only requested if the filter has an ingredient to avoid. */
      ingredient_text: z
        .string()
        .nullish()
        .transform((words) => words ?? ''),
    }),
  ),
});
export type IndexRowItem = z.output<typeof indexRow>;

const foundCount = z.object({filter_count: z.coerce.number().int().nonnegative()});

export const indexReply = z.object({data: z.array(indexRow), meta: foundCount});

export const candidatesReply = z.object({
  data: z.array(indexRow.extend({title: z.string()})),
  meta: foundCount,
});

export const variantsReply = items(
  z.object({
    handle: z.string(),
    variants: validEntries(
      z.object({sku: z.string(), pounds: z.coerce.number(), facet_values: z.string()}),
    ),
  }),
);

const published = z.object({status: z.literal('published')});

/** For entries inside one item that each have a status. A query can only filter whole items by status. */
const publishedEntries = <Out>(entry: z.ZodType<Out>) =>
  validEntries(
    z
      .unknown()
      .refine((item) => published.safeParse(item).success)
      .pipe(entry),
  );

/* Transformed by the schema, so that recent reads return the same objects: the keys of the search's vocabularies. */
export const searchWordsReply = z.object({
  data: z.object({
    words: validEntries(
      z.tuple([z.string(), z.coerce.number()]).transform(([word, products]) => ({word, products})),
    ),
    synonyms: publishedEntries(
      z.object({phrases: validEntries(z.string()), means: validEntries(z.string())}),
    ),
  }),
});

export const searchPagesReply = z.object({
  data: z.object({
    pages: publishedEntries(
      z.object({
        label: z.string(),
        path: ownPath,
        phrases: validEntries(z.string()),
        sites: validEntries(z.string()),
      }),
    ),
  }),
});

export const productFacetsReply = z.object({
  data: z.array(
    z.object({
      /* `|flavor:beef|flavor:lamb|` */
      facet_values: z.string().transform((text) =>
        text.split('|').flatMap((pair) => {
          const at = pair.indexOf(':');
          const [field, value] = [pair.slice(0, at), pair.slice(at + 1)];
          return at > 0 && value !== '' ? [{field, value}] : [];
        }),
      ),
    }),
  ),
});

/* Some databases return counts as text. */
const count = z.coerce.number().int().nonnegative();

export const countReply = z.object({
  data: z.array(z.object({count: z.object({id: count})})).min(1),
});

export const facetCountsReply = z.object({
  data: z.array(
    z.object({
      field: z.string(),
      value: z.string(),
      countDistinct: z.object({product: count}),
    }),
  ),
});

const names = validEntries(z.string());

export const filterDefinitionsReply = items(
  z.object({
    field: z.string(),
    label: z.string(),
    slug: z.string(),
    kind: z.enum(['value', 'range']),
    help: text,
    unit: text,
    sites: names,
    species: names,
    options: validEntries(
      z.object({value: z.string(), label: z.string(), help: text, sites: names, species: names}),
    ),
  }),
);

export const listContentReply = items(
  z.object({
    heading: text,
    intro: text,
    body: text,
    seo_title: text,
    seo_description: text,
    image: text,
  }),
);

export const listImagesReply = items(z.object({slug: z.string(), image: text}));

export const productContentReply = items(
  z.object({
    headline: text,
    body: text,
    image: text,
    faqs: validEntries(z.object({question: requiredText, answer: requiredText})),
  }),
);

export const noResultsReply = z.object({
  data: z.object({
    headline: text,
    text,
    terms: validEntries(requiredText),
    links: validEntries(z.object({label: requiredText, path: ownPath})),
  }),
});
