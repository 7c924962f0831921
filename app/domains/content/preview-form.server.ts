import {z} from 'zod';
import {zipError} from '~/domains/location/location-form';
import {zipVerdict} from '~/domains/location/location.server';
import {returnPath} from '~/domains/session/return-path';
import {isSameText} from '~/domains/session/signature.server';
import type {SiteId} from '~/domains/session/site';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {FieldErrors, FormAnswer} from '~/ui/form-answer';
import {previewToken, type Preview} from './preview.server';
import {momentField, parseMoment, PREVIEW_CONSENTS, PREVIEW_PATH} from './shown-preview';

const optional = <Out>(schema: z.ZodType<Out>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const form = z.object({
  key: z.string().default(''),
  to: z.string().optional(),
  drafts: z.string().optional(),
  at: optional(
    z.string().transform((text, check) => {
      const at = parseMoment(text);
      if (at !== null) return at;
      check.addIssue({code: 'custom', message: 'Enter a date and a time.'});
      return z.NEVER;
    }),
  ),
  zip: optional(z.string().trim()),
  consent: optional(z.enum(PREVIEW_CONSENTS, 'Choose one.')),
});

export type PreviewField = keyof z.input<typeof form>;

export type PreviewAnswer = FormAnswer<PreviewField>;

export function previewFields(
  to: string,
  preview: Pick<Preview, 'withDrafts' | 'at' | 'zip' | 'consent'> | null,
): PreviewAnswer['values'] {
  if (!preview) return {to, drafts: '1'};
  const {withDrafts, at, zip, consent} = preview;
  return {
    to,
    ...(withDrafts && {drafts: '1'}),
    ...(at !== null && {at: momentField(at)}),
    ...(zip !== null && {zip}),
    ...(consent !== null && {consent}),
  };
}

interface PreviewKeys {
  key: string;
  secret: string;
  site: SiteId;
  now: number;
}

/** Returns the path that opens the preview. Accepts only a zip that a shopper could choose. */
export async function makePreview(
  context: Needs<{request: 'log'; services: 'inventory'}>,
  fields: Record<string, string>,
  {site, ...keys}: PreviewKeys,
): Promise<Result<string, FieldErrors<PreviewField>>> {
  const parsed = form.safeParse(fields);
  if (!parsed.success) {
    return fail(
      Object.fromEntries(parsed.error.issues.map(({path, message}) => [path[0], message])),
    );
  }
  const {key, to, drafts, at, zip, consent} = parsed.data;
  if (!(await isSameText(key, keys.key))) return fail({key: 'That isn’t the editors’ key.'});
  const verdict = zip ? await zipVerdict(context, {zip, destination: 'HOME'}) : 'valid';
  if (zip && verdict !== 'valid') return fail({zip: zipError(verdict, zip)});
  const token = await previewToken(
    {
      site,
      withDrafts: drafts !== undefined,
      at: at ?? null,
      zip: zip || null,
      consent: consent ?? null,
    },
    keys,
  );
  return ok(previewLink(token, to ?? '/'));
}

function previewLink(token: string, to: string): string {
  return `${PREVIEW_PATH}/${token}?to=${encodeURIComponent(returnPath(to))}`;
}
