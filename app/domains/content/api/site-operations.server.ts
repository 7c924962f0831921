import {z} from 'zod';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {fail, ok} from '~/platform/result';
import {editedDeals} from '../deals.server';
import type {SiteContent} from '../site-content';
import {editedSite} from '../site-content.server';
import type {ContentApiContext} from './context';
import {
  linkColumnEntity,
  linkEntity,
  navigationItemEntity,
  siteEntity,
} from './site-entities.server';

const {
  contact,
  accountPages,
  announcements,
  banners,
  navigation,
  footerText,
  smallPrint,
  password,
} = siteEntity.shape;
const {main, footer, legal} = navigation.shape;

const GLOBALS = siteEntity.keyof();

export const siteOperations: readonly Operation<ContentApiContext>[] = [
  siteOperation({
    name: 'v1.0/get-contact',
    summary: 'How to reach customer service.',
    output: contact,
    pick: (site) => site.contact,
  }),
  siteOperation({
    name: 'v1.0/get-account-pages-settings',
    summary: 'The texts of the account pages.',
    output: accountPages,
    pick: (site) => site.accountPages,
  }),
  siteOperation({
    name: 'v1.0/get-announcements',
    summary: 'The announcements above the header.',
    output: announcements,
    pick: (site) => site.announcements,
  }),
  siteOperation({
    name: 'v1.0/get-sitewide-banners',
    summary: 'The banners shown on every page.',
    output: banners,
    pick: (site) => site.banners,
  }),
  defineOperation({
    method: 'POST',
    path: '/api/cms/v1.0/get-skus-with-deal',
    summary: 'The SKUs that currently have the deal badge.',
    caller: 'anyone',
    input: z.object({}),
    output: z.array(z.string().describe('A SKU.')),
    async handler(context: ContentApiContext) {
      const deals = await editedDeals(context);
      return deals.ok ? deals : fail('upstream');
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/cms/v1.0/get-navigation',
    summary: 'One of the navigation menus.',
    caller: 'anyone',
    input: z.object({handle: z.enum(['main', 'footer', 'legal'])}),
    output: z.union([
      z.array(navigationItemEntity),
      z.array(linkColumnEntity),
      z.array(linkEntity),
    ]),
    async handler(context: ContentApiContext, {handle}) {
      const site = await readEditedSite(context);
      return site.ok ? ok(site.value.navigation[handle]) : site;
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/cms/v2.0/get-globals',
    summary: 'The named fields of the site.',
    caller: 'anyone',
    input: z.object({fields: z.array(GLOBALS).min(1).max(GLOBALS.options.length)}),
    output: siteEntity.partial(),
    async handler(context: ContentApiContext, {fields}) {
      const site = await readEditedSite(context);
      if (!site.ok) return site;
      const {value} = site;
      return ok(Object.fromEntries(fields.map((field) => [field, value[field]])));
    },
  }),
  siteOperation({
    method: 'GET',
    name: 'v2.0/get-header',
    summary: 'The content above every page.',
    output: z.object({announcements, navigation: main, banners}),
    pick: (site) => ({
      announcements: site.announcements,
      navigation: site.navigation.main,
      banners: site.banners,
    }),
  }),
  siteOperation({
    method: 'GET',
    name: 'v1.0/get-footer',
    summary: 'The content below every page.',
    output: z.object({footerText, navigation: footer, legal, contact, smallPrint}),
    pick: ({footerText, navigation, contact, smallPrint}) => ({
      footerText,
      navigation: navigation.footer,
      legal: navigation.legal,
      contact,
      smallPrint,
    }),
  }),
  siteOperation({
    method: 'GET',
    name: 'v1.0/get-password-protect',
    summary: 'The texts of the page that asks for the site password.',
    output: password,
    pick: (site) => site.password,
  }),
];

function siteOperation<Output>({
  name,
  method = 'POST',
  pick,
  ...parts
}: {
  name: string;
  method?: 'GET' | 'POST';
  summary: string;
  output: z.ZodType<unknown, Output>;
  pick(site: SiteContent): NoInfer<Output>;
}): Operation<ContentApiContext> {
  return defineOperation({
    method,
    path: `/api/cms/${name}`,
    caller: 'anyone',
    input: z.object({}),
    ...parts,
    async handler(context: ContentApiContext) {
      const site = await readEditedSite(context);
      return site.ok ? ok(pick(site.value)) : site;
    },
  });
}

/**
 * Returns the editors' version only. Pages fall back to built-in content to avoid waiting; the API reports the failure
 * instead.
 */
async function readEditedSite(context: ContentApiContext) {
  const site = await editedSite(context);
  return site.ok && site.value ? ok(site.value) : fail('upstream' as const);
}
