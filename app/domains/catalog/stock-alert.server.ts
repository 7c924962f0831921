import {fullSiteName} from '~/domains/content/brand';
import type {Site} from '~/domains/session/site';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {createRateLimit, retryAfterInit, type RefusalInit} from '~/platform/rate-limit.server';
import {ok, type Result} from '~/platform/result';
import type {MailMessage} from '~/services/mail/mail.server';
import {fieldErrors, hasErrors, pickFormValues, type FieldErrors} from '~/ui/form-answer';
import {productByHandle, type ByHandleContext} from './parts/products-by-handle.server';
import {isSlug} from '~/platform/slug';
import type {Variant} from './product';
import {
  fullName,
  STOCK_ALERT_FIELDS,
  STOCK_ALERT_RULES,
  type StockAlertField,
  type StockAlertReply,
  type StockAlertVariant,
} from './stock-alert/stock-alert';
import {variantPath} from './variant-url';

type VariantContext = ByHandleContext;

export type StockAlertContext = VariantContext &
  Needs<{
    request: 'siteContent' | 'log';
    services: 'mail';
    visitor: 'secondsToWait';
    settings: 'siteOrigin';
  }>;

type StockAlertInit = RefusalInit<200 | 404 | 422 | 503>;
type StockAlertResult = StockAlertInit & {reply: StockAlertReply};

const SKU = /^[\w.-]{1,64}$/;

/** Per client. */
export const STOCK_ALERT_LIMIT = {burst: 10, perSecond: 1 / 60};
const clientLimit = createRateLimit(STOCK_ALERT_LIMIT);

/** The mail service replaces it with a link that stops all back-in-stock emails to the address. */
const UNSUBSCRIBE_PLACEHOLDER = '{{unsubscribe_url}}';

const GONE = 'We don’t sell this item anymore, so we can’t email you about it.';
const NOT_SAVED = 'We couldn’t save your request. Your email is still here. Try again in a moment.';
const TOO_MANY = 'That’s a lot of requests in a short time. Try again in a few minutes.';

/** `null` if this site doesn't sell a variant with this SKU. */
export async function readStockAlertVariant(
  context: VariantContext,
  {handle, sku}: {handle: string; sku: string},
): Promise<Result<(StockAlertVariant & Pick<Variant, 'inStock'>) | null, UpstreamFailure>> {
  if (!isSlug(handle) || !SKU.test(sku)) return ok(null);
  const product = await productByHandle(context, handle);
  if (!product.ok || !product.value) return product.ok ? ok(null) : product;
  const variant = product.value.variants.find((each) => each.sku === sku);
  if (!variant) return ok(null);
  return ok({
    handle,
    sku,
    name: fullName(product.value, variant),
    path: variantPath(product.value, variant),
    inStock: variant.inStock,
  });
}

/**
 * Asks the mail service to write to the shopper once when the variant is back in stock. The same request twice leads to
 * one email.
 */
export async function postStockAlert(
  context: StockAlertContext,
  fields: Record<string, string>,
): Promise<StockAlertResult> {
  const values = pickFormValues(STOCK_ALERT_FIELDS, fields);
  const reject = (
    init: StockAlertInit,
    problem: string | null,
    errors: FieldErrors<StockAlertField> = {},
  ): StockAlertResult => ({...init, reply: {kind: 'rejected', answer: {values, errors, problem}}});

  const errors = fieldErrors(values, STOCK_ALERT_RULES);
  if (hasErrors(errors)) return reject({status: 422}, null, errors);
  const {handle = '', sku = ''} = fields;
  const variant = await readStockAlertVariant(context, {handle, sku});
  if (!variant.ok) return reject({status: 503}, NOT_SAVED);
  if (!variant.value) return reject({status: 404}, GONE);
  if (variant.value.inStock) return {status: 200, reply: {kind: 'in-stock'}};
  const waitSeconds = context.visitor.secondsToWait(clientLimit);
  if (waitSeconds !== null) return reject(retryAfterInit(waitSeconds), TOO_MANY);

  const {siteOrigin} = context.settings;
  if (siteOrigin === null) {
    context.request.log.error('back-in-stock email not possible: PUBLIC_SITE_ORIGIN is not set');
    return reject({status: 503}, NOT_SAVED);
  }
  const {contact} = await context.request.siteContent();
  const saved = await context.services.mail.sendWhenInStock(sku, {
    from: contact.email,
    to: values.email,
    replyTo: contact.email,
    ...toMessage(variant.value, {site: context.site, siteOrigin}),
  });
  if (!saved.ok) return reject({status: 503}, NOT_SAVED);
  return {status: 200, reply: {kind: 'saved', email: values.email}};
}

function toMessage(
  {name, path}: StockAlertVariant,
  {site, siteOrigin}: {site: Site; siteOrigin: string},
): Pick<MailMessage, 'subject' | 'text'> {
  return {
    subject: `Back in stock: ${name}`,
    text: [
      'Good news!',
      '',
      `${name} is back in stock:`,
      `${siteOrigin}${path}`,
      '',
      'We can’t hold one for you, so it may sell out again.',
      '',
      `You asked ${fullSiteName(site)} for this email. It’s the only one about this item.`,
      `Stop all back-in-stock emails: ${UNSUBSCRIBE_PLACEHOLDER}`,
      '',
    ].join('\n'),
  };
}
