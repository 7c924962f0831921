import {z} from 'zod';
import {BRAND_COLORS} from '../blocks/brand-colors';
import type {BlockKind} from '../page';
import {linkEntity, pictureEntity, tone} from './site-entities.server';

const html = z.string().describe('Sanitized HTML: only `p h2 h3 ul ol li strong em a`.');
const link = linkEntity.nullable();
const picture = pictureEntity.nullable();
const text = z.string().nullable();

const color = z
  .enum(BRAND_COLORS)
  .nullable()
  .describe('A brand color; `null` for the page’s own color.');

const block = <Kind extends BlockKind, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({kind: z.literal(kind), ...shape});

export const promotionBannerEntity = block('promotion-banner', {
  layout: z.enum(['hero', 'banner']).describe("A `hero` is a page's first block."),
  tone,
  eyebrow: text,
  headline: z.string(),
  text,
  picture,
  buttons: z.array(linkEntity).describe('Most important first.'),
}).meta({id: 'PromotionBanner'});

export const twoColumnSectionEntity = block('two-column-section', {
  headline: text,
  columns: z.array(z.object({headline: z.string(), text: html, picture, link})),
}).meta({id: 'TwoColumnSection'});

export const highlightContentEntity = block('highlight-content', {
  tone,
  headline: z.string(),
  text,
  isNumbered: z.boolean(),
  items: z.array(z.object({headline: z.string(), text: z.string()})),
  link,
}).meta({id: 'HighlightContent'});

export const goodnessBoxBadgeEntity = block('goodness-box-badge', {
  label: z.string(),
  text: z.string(),
  picture,
  link,
}).meta({id: 'GoodnessBoxBadge'});

export const productCarouselEntity = block('product-carousel', {
  page: z.string().describe('The carousel’s page, used for tracking.'),
  headline: z.string(),
  paragraph: text,
  copyColor: color,
  bg_color: color,
  handles: z
    .array(z.object({handle: z.string()}))
    .describe('Products in order. An empty list shows the best sellers.'),
  isLastComponent: z.boolean(),
}).meta({id: 'ProductCarousel'});

const blockEntity = z.union([
  promotionBannerEntity,
  twoColumnSectionEntity,
  highlightContentEntity,
  productCarouselEntity,
  goodnessBoxBadgeEntity,
  block('category-tiles', {
    headline: z.string(),
    tiles: z.array(z.object({...linkEntity.shape, picture: pictureEntity})),
  }).meta({id: 'CategoryTiles'}),
  block('rich-text', {headline: text, body: html}).meta({id: 'RichTextSection'}),
  block('faq', {
    headline: text,
    entries: z.array(z.object({question: z.string(), answer: html})),
  }).meta({id: 'Faq'}),
  block('contact', {headline: z.string(), text}).meta({id: 'Contact'}),
  block('feature-heading', {
    eyebrow: text,
    headline: z.string(),
    text: html,
    picture,
    buttons: z.array(linkEntity),
  }).meta({id: 'FeatureHeading'}),
]);

export const pageEntity = z
  .object({
    name: z.string().describe('The editors’ name of the page.'),
    slug: z.string().describe('`home`, `error`, or the page’s path without the slash.'),
    title: z.string(),
    seoDescription: z.string().nullable(),
    isIndexed: z.boolean().describe('Whether search engines may index it.'),
    blocks: z.array(blockEntity).describe('In display order.'),
  })
  .meta({id: 'ContentPage', description: 'A page made by editors.'});
