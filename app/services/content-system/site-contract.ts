import {z} from 'zod';
import {onceFor} from '~/platform/once-for';
import {
  items,
  link,
  moment,
  optionalLink,
  pictureIn,
  readable,
  status,
  text,
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
  readable(entry).transform((entries) =>
    entries
      .toSorted((one, other) => one.sort - other.sort)
      .map(({sort: _, ...rest}): Omit<Out, 'sort'> => rest),
  );

const column = z.object({heading: z.string(), links: readable(link)});

function navigationItem(imageUrl: ImageUrl) {
  const feature = z
    .object({headline: z.string(), text: z.string(), image_alt: text})
    .and(pictureIn(imageUrl))
    .and(link)
    .transform(({headline, text: said, picture, label, to}) => ({
      headline,
      text: said,
      picture,
      link: {label, to},
    }))
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
  return link.and(z.object({columns: readable(column), feature}));
}

export const siteReply = onceFor((imageUrl: ImageUrl) =>
  items(
    z.object({
      tagline: z.string(),
      is_in_maintenance: z.boolean().nullish().transform(Boolean),
      maintenance_headline: z.string(),
      maintenance_text: z.string(),
      password_headline: z.string(),
      password_text: z.string(),
      contact_email: z.string(),
      contact_phone: z.string(),
      contact_hours: z.string(),
      contact_topics: readable(z.object({value: z.string(), label: z.string()})),
      footer_text: z.string(),
      small_print: z.string(),
      main_navigation: readable(navigationItem(imageUrl)),
      footer_navigation: readable(column),
      legal_navigation: readable(link),
      account_pages: readable(
        z
          .object({page: z.string(), intro: z.string(), empty_headline: text, empty_text: text})
          .transform(({empty_headline: emptyHeadline, empty_text: emptyText, ...rest}) => ({
            ...rest,
            emptyHeadline,
            emptyText,
          })),
      ),
      announcements: inOrder(scheduled.and(z.object({text: z.string()})).and(optionalLink)),
      banners: inOrder(
        scheduled.and(z.object({headline: z.string(), text, tone})).and(optionalLink),
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
