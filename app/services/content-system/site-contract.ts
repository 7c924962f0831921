import {z} from 'zod';
import {memoize} from '~/platform/memoize';
import {
  items,
  link,
  moment,
  optionalLink,
  requiredPicture,
  requiredText,
  someEntries,
  validEntries,
  status,
  text,
  textOrEmpty,
  tone,
  type ImageUrl,
} from './wire';

const scheduled = z
  .object({
    status,
    sort: z
      .number()
      .nullish()
      .transform((value) => value ?? 0),
    starts_at: moment,
    ends_at: moment,
  })
  .transform(({starts_at: startsAt, ends_at: endsAt, ...rest}) => ({...rest, startsAt, endsAt}));

const inOrder = <Out extends {sort: number}>(entry: z.ZodType<Out>) =>
  validEntries(entry).transform((entries) =>
    entries
      .toSorted((a, b) => a.sort - b.sort)
      .map(({sort: _, ...rest}): Omit<Out, 'sort'> => rest),
  );

const column = z.object({
  heading: textOrEmpty,
  links: someEntries(link),
});

function navigationItem(imageUrl: ImageUrl) {
  const feature = z
    .object({headline: requiredText, text: textOrEmpty, image_alt: text})
    .and(requiredPicture(imageUrl))
    .and(link)
    .transform(({headline, text: body, picture, label, to}) => ({
      headline,
      text: body,
      picture,
      link: {label, to},
    }))
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
  return link.and(z.object({columns: validEntries(column), feature}));
}

export const siteReply = memoize((imageUrl: ImageUrl) =>
  items(
    z.object({
      tagline: text,
      is_in_maintenance: z.boolean().nullish().transform(Boolean),
      maintenance_headline: text,
      maintenance_text: text,
      password_headline: text,
      password_text: text,
      contact_email: text,
      contact_phone: text,
      contact_hours: text,
      contact_topics: validEntries(z.object({value: requiredText, label: requiredText})),
      footer_text: textOrEmpty,
      small_print: textOrEmpty,
      main_navigation: validEntries(navigationItem(imageUrl)),
      footer_navigation: validEntries(column),
      legal_navigation: validEntries(link),
      account_pages: validEntries(
        z
          .object({page: z.string(), intro: textOrEmpty, empty_headline: text, empty_text: text})
          .transform(({empty_headline: emptyHeadline, empty_text: emptyText, ...rest}) => ({
            ...rest,
            emptyHeadline,
            emptyText,
          })),
      ),
      announcements: inOrder(scheduled.and(z.object({text: requiredText})).and(optionalLink)),
      banners: inOrder(
        scheduled.and(z.object({headline: requiredText, text, tone})).and(optionalLink),
      ),
    }),
  ),
);

export const redirectsReply = items(
  z.object({target: z.string(), is_permanent: z.boolean().nullish().transform(Boolean)}),
);

export const dealsReply = items(
  z
    .object({sku: z.string(), status, starts_at: moment, ends_at: moment})
    .transform(({starts_at: startsAt, ends_at: endsAt, ...rest}) => ({...rest, startsAt, endsAt})),
);
