import {z} from 'zod';
import type {ApiError} from '~/platform/api-error.server';
import {
  defineOperation,
  ECOM_PATH,
  type Operation,
  type OperationFailure,
} from '~/platform/api-operation.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {slugInput} from '~/platform/slug-input.server';
import {filterInput} from './parts/filter-input.server';
import {filteredProducts, type FilteredQuery} from './parts/filtered-products.server';
import {stockedProducts} from './parts/stocked-products.server';
import type {ProductSummary} from './product';
import {productEntity} from './product-entity.server';
import {
  filtersByHandle,
  productByHandle,
  productsByHandles,
  type ByHandleContext,
} from './parts/products-by-handle.server';

const MAX_HANDLES = 50;
const MAX_FILTERS = 100;

const PRODUCT_NOT_FOUND: ApiError = {
  status: 404,
  code: 'PRODUCT_NOT_FOUND',
  message: 'There is no such product.',
};

const handles = z.object({handles: z.array(slugInput).min(1).max(MAX_HANDLES)});
const products = z.object({
  products: z
    .array(productEntity)
    .describe('In the order of the handles. Leaves out products that this site doesn’t list.'),
});
const product = z.object({product: productEntity});
const total = z.int().describe('Number of matching products on all pages.');

/** The catalog operations of `/api` (API-43 to API-47, API-65, API-66). */
export const catalogOperations: readonly Operation<ByHandleContext>[] = [
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-products-by-handles`,
    summary: 'Products by handle.',
    caller: 'anyone',
    input: handles,
    output: products,
    handler: getListedProducts,
  }),
  defineOperation({
    method: 'GET',
    path: `${ECOM_PATH}/get-product-by-handle`,
    summary: 'A product with all its images, even if the site doesn’t list it.',
    caller: 'anyone',
    errors: [PRODUCT_NOT_FOUND],
    input: z.object({handle: slugInput}),
    output: product,
    handler: async (context: ByHandleContext, {handle}) =>
      toProductReply(await productByHandle(context, handle)),
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-listing-products-by-handles`,
    summary: 'Listed products by their handles.',
    caller: 'anyone',
    input: handles,
    output: products,
    handler: getListedProducts,
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-listing-product-by-handle`,
    summary: 'A listed product by its handle.',
    caller: 'anyone',
    errors: [PRODUCT_NOT_FOUND],
    input: z.object({handle: slugInput}),
    output: product,
    async handler(context: ByHandleContext, {handle}) {
      const listed = await productsByHandles(context, [handle]);
      return toProductReply(listed.ok ? ok(listed.value[0] ?? null) : listed);
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-filters-by-handle`,
    summary: 'The filter values of a product.',
    caller: 'anyone',
    errors: [PRODUCT_NOT_FOUND],
    input: z.object({
      handle: slugInput,
      limit: z.int().min(1).max(MAX_FILTERS).default(MAX_FILTERS),
    }),
    output: z.object({
      filters: z
        .array(
          z.object({
            field: z.string().describe('The filter group, for instance `flavor`.'),
            value: z.string(),
          }),
        )
        .describe('At most `limit` filters.'),
    }),
    async handler(context: ByHandleContext, {handle, limit}) {
      const filters = await filtersByHandle(context, handle);
      if (!filters.ok) return fail('upstream');
      return filters.value ? ok({filters: filters.value.slice(0, limit)}) : fail(PRODUCT_NOT_FOUND);
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/cms/v1.0/get-products',
    summary: 'Products that match the filters, with their keys in the product index.',
    caller: 'anyone',
    input: filterInput,
    output: z.object({
      products: z.array(
        z.object({
          handle: z.string(),
          commerceId: z.string().describe('The product’s `id` in Shopify.'),
          skus: z.array(z.string()),
        }),
      ),
      total,
    }),
    async handler(context: ByHandleContext, query) {
      const page = await filteredProducts(context, query);
      if (!page.ok) return fail('upstream');
      const {rows: products, total} = page.value;
      return ok({products, total});
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/cms/v1.0/get-filtered-products',
    summary: 'Products that match the filters, with prices and stock.',
    caller: 'anyone',
    input: filterInput,
    output: z.object({products: z.array(productEntity), total}),
    handler: getFilteredProducts,
  }),
];

async function getFilteredProducts(
  context: ByHandleContext,
  query: FilteredQuery,
): Promise<Result<{products: ProductSummary[]; total: number}, OperationFailure>> {
  const page = await filteredProducts(context, query);
  if (!page.ok) return fail('upstream');
  const products = await stockedProducts(context, page.value.rows);
  return products.ok ? ok({products: products.value, total: page.value.total}) : fail('upstream');
}

async function getListedProducts(
  context: ByHandleContext,
  {handles}: {handles: string[]},
): Promise<Result<{products: ProductSummary[]}, OperationFailure>> {
  const products = await productsByHandles(context, handles);
  return products.ok ? ok({products: products.value}) : fail('upstream');
}

function toProductReply(
  product: Result<ProductSummary | null, UpstreamFailure>,
): Result<{product: ProductSummary}, OperationFailure> {
  if (!product.ok) return fail('upstream');
  return product.value ? ok({product: product.value}) : fail(PRODUCT_NOT_FOUND);
}
