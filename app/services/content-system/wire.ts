import {z} from 'zod';
import {linkTarget} from '~/platform/link-target';

/** Editors make mistakes: an invalid part is dropped and the rest is kept. */

export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

/** For texts that a page can show empty. */
export const textOrEmpty = text.transform((value) => value ?? '');

/** A text without which its item has nothing to say. */
export const requiredText = z.string().trim().min(1);

/** Drops invalid entries, so that one mistake doesn't lose the others. */
export const validEntries = <Out>(entry: z.ZodType<Out>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((entries) =>
      (entries ?? []).flatMap((item) => {
        const parsed = entry.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** For lists without which nothing would be shown but their heading. */
export const someEntries = <Out>(entry: z.ZodType<Out>) =>
  validEntries(entry).refine((entries) => entries.length > 0);

export const items = <Out>(item: z.ZodType<Out>) => z.object({data: validEntries(item)});

/** An unknown status counts as archived, so nobody sees the item. */
export const status = z.enum(['published', 'draft', 'archived']).catch('archived');

export const tone = z.enum(['sky', 'oat', 'night']).catch('oat');

/** ISO 8601; `null` if it's invalid. */
export const moment = z
  .string()
  .nullish()
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null));

const target = z.string().transform((written, check) => {
  const to = linkTarget(written);
  if (to !== null) return to;
  check.addIssue({code: 'custom', message: 'has no destination'});
  return z.NEVER;
});

export const ownPath = target.refine((to) => to.startsWith('/'));

export const link = z
  .object({label: requiredText, link: target})
  .transform(({label, link: to}) => ({label, to}));

export const optionalLink = z
  .object({link: text, link_label: text})
  .transform(({link: written, link_label: label}) => {
    const to = written && linkTarget(written);
    return {link: to && label ? {label, to} : null};
  });

/** Returns `null` for an image on another origin. */
export type ImageUrl = (path: string | null) => string | null;

export const optionalPicture = (imageUrl: ImageUrl) =>
  z.object({image: text, image_alt: text}).transform(({image, image_alt: alt}) => {
    const url = imageUrl(image);
    return {picture: url ? {url, alt: alt ?? ''} : null};
  });

export const requiredPicture = (imageUrl: ImageUrl) =>
  optionalPicture(imageUrl).transform(({picture}, check) => {
    if (picture) return {picture};
    check.addIssue({code: 'custom', message: 'has no picture'});
    return z.NEVER;
  });
