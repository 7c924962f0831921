import {z} from 'zod';
import {linkTarget} from '~/platform/link-target';

/** What the replies of the content system are made of. Editors slip: a part that cannot be read goes, the rest stays. */

export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

/** A list of which every entry counts that can be read: one slip of an editor must not take the others along. */
export const readable = <Out>(entry: z.ZodType<Out>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((entries) =>
      (entries ?? []).flatMap((one) => {
        const parsed = entry.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );

export const items = <Out>(item: z.ZodType<Out>) => z.object({data: readable(item)});

/** A status that is none of these is seen by nobody. */
export const status = z.enum(['published', 'draft', 'archived']).catch('archived');

export const tone = z.enum(['sky', 'oat', 'night']).catch('oat');

/** ISO 8601; what is no moment is none. */
export const moment = z
  .string()
  .nullish()
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null));

const target = z.string().transform((written, check) => {
  const to = linkTarget(written);
  if (to !== null) return to;
  check.addIssue({code: 'custom', message: 'leads nowhere'});
  return z.NEVER;
});

/** A path of the site. */
export const ownPath = target.refine((to) => to.startsWith('/'));

/** A link that an entry of a list is, or has. */
export const link = z
  .object({label: z.string().min(1), link: target})
  .transform(({label, link: to}) => ({label, to}));

/** A link that something may have. */
export const optionalLink = z
  .object({link: text, link_label: text})
  .transform(({link: written, link_label: label}) => {
    const to = written && linkTarget(written);
    return {link: to && label ? {label, to} : null};
  });

/** Absolute address of a picture on the image service; `null` when it is none. */
export type ImageUrl = (path: string | null) => string | null;

/** A picture that something may have. */
export const pictureOf = (imageUrl: ImageUrl) =>
  z.object({image: text, image_alt: text}).transform(({image, image_alt: alt}) => {
    const url = imageUrl(image);
    return {picture: url ? {url, alt: alt ?? ''} : null};
  });

/** A picture that must be there. */
export const pictureIn = (imageUrl: ImageUrl) =>
  pictureOf(imageUrl).transform(({picture}, check) => {
    if (picture) return {picture};
    check.addIssue({code: 'custom', message: 'has no picture'});
    return z.NEVER;
  });
