/**
 * The Storefront API operations of the official Hydrogen skeleton (2025.4.2), except for carts and customer accounts:
 * the same fields, arguments and variables in compact form.
 */
const IN_CONTEXT = '@inContext(country: $country, language: $language)';
const CONTEXT = '$country: CountryCode, $language: LanguageCode';
const PAGING = '$first: Int, $last: Int, $startCursor: String, $endCursor: String';
const PAGED = 'first: $first, last: $last, before: $startCursor, after: $endCursor';
const PAGE_INFO = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

const PRICE = '{ amount currencyCode }';
const PICTURE = '{ id url altText width height }';
const SEO = 'seo { title description }';

const MENU_ITEM = 'id resourceId tags title type url';
const MENU = `{ id items { ${MENU_ITEM} items { ${MENU_ITEM} } } }`;

const PRODUCT_CARD = `{ id handle title featuredImage ${PICTURE}
  priceRange { minVariantPrice ${PRICE} maxVariantPrice ${PRICE} } }`;

const VARIANT = `{ id title sku availableForSale price ${PRICE} compareAtPrice ${PRICE} unitPrice ${PRICE}
  image { __typename id url altText width height } product { title handle } selectedOptions { name value } }`;

const ARTICLE = `author: authorV2 { name } contentHtml handle image ${PICTURE} publishedAt title`;

export const HEADER = `query Header(${CONTEXT}, $headerMenuHandle: String!) ${IN_CONTEXT} {
  shop { id name description primaryDomain { url } brand { logo { image { url } } } }
  menu(handle: $headerMenuHandle) ${MENU} }`;

export const FOOTER = `query Footer(${CONTEXT}, $footerMenuHandle: String!) ${IN_CONTEXT} {
  menu(handle: $footerMenuHandle) ${MENU} }`;

export const ROBOTS = `query StoreRobots(${CONTEXT}) ${IN_CONTEXT} { shop { id } }`;

export const FEATURED_COLLECTION = `query FeaturedCollection(${CONTEXT}) ${IN_CONTEXT} {
  collections(first: 1, sortKey: UPDATED_AT, reverse: true) { nodes { id title handle image ${PICTURE} } } }`;

export const RECOMMENDED_PRODUCTS = `query RecommendedProducts(${CONTEXT}) ${IN_CONTEXT} {
  products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes { id title handle
    priceRange { minVariantPrice ${PRICE} } featuredImage ${PICTURE} } } }`;

export const ARTICLE_PAGE = `query Article(${CONTEXT}, $articleHandle: String!, $blogHandle: String!) ${IN_CONTEXT} {
  blog(handle: $blogHandle) { handle articleByHandle(handle: $articleHandle) { ${ARTICLE} ${SEO} } } }`;

export const BLOG_PAGE = `query Blog($language: LanguageCode, $blogHandle: String!, ${PAGING}) @inContext(language: $language) {
  blog(handle: $blogHandle) { title handle ${SEO} articles(${PAGED}) { nodes { id ${ARTICLE} blog { handle } } ${PAGE_INFO} } } }`;

export const BLOGS = `query Blogs(${CONTEXT}, ${PAGING}) ${IN_CONTEXT} {
  blogs(${PAGED}) { nodes { title handle ${SEO} } ${PAGE_INFO} } }`;

export const COLLECTION = `query Collection(${CONTEXT}, $handle: String!, ${PAGING}) ${IN_CONTEXT} {
  collection(handle: $handle) { id handle title description products(${PAGED}) { nodes ${PRODUCT_CARD} ${PAGE_INFO} } } }`;

export const COLLECTIONS = `query StoreCollections(${CONTEXT}, ${PAGING}) ${IN_CONTEXT} {
  collections(${PAGED}) { nodes { id title handle image ${PICTURE} } ${PAGE_INFO} } }`;

export const CATALOG = `query Catalog(${CONTEXT}, ${PAGING}) ${IN_CONTEXT} {
  products(${PAGED}) { nodes ${PRODUCT_CARD} ${PAGE_INFO} } }`;

export const PAGE = `query Page(${CONTEXT}, $handle: String!) ${IN_CONTEXT} {
  page(handle: $handle) { id handle title body ${SEO} } }`;

const POLICY_KINDS = ['privacyPolicy', 'shippingPolicy', 'termsOfService', 'refundPolicy'];

export const POLICY = `query Policy(${CONTEXT}, ${POLICY_KINDS.map((kind) => `$${kind}: Boolean!`).join(', ')}) ${IN_CONTEXT} {
  shop { ${POLICY_KINDS.map((kind) => `${kind} @include(if: $${kind}) { body handle id title url }`).join(' ')} } }`;

export const POLICIES = `query Policies(${CONTEXT}) ${IN_CONTEXT} {
  shop { ${[...POLICY_KINDS, 'subscriptionPolicy'].map((kind) => `${kind} { id title handle }`).join(' ')} } }`;

export const PRODUCT = `query Product(${CONTEXT}, $handle: String!, $selectedOptions: [SelectedOptionInput!]!) ${IN_CONTEXT} {
  product(handle: $handle) { id title vendor handle descriptionHtml description ${SEO}
    encodedVariantExistence encodedVariantAvailability
    options { name optionValues { name firstSelectableVariant ${VARIANT} swatch { color image { previewImage { url } } } } }
    selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) ${VARIANT}
    adjacentVariants(selectedOptions: $selectedOptions) ${VARIANT} } }`;

const SHOWN_VARIANT =
  'selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true)';

export const SEARCH = `query RegularSearch(${CONTEXT}, $term: String!, ${PAGING}) ${IN_CONTEXT} {
  articles: search(query: $term, types: [ARTICLE], first: $first) {
    nodes { ... on Article { __typename handle id title trackingParameters } } }
  pages: search(query: $term, types: [PAGE], first: $first) {
    nodes { ... on Page { __typename handle id title trackingParameters } } }
  products: search(${PAGED}, query: $term, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE) {
    nodes { ... on Product { __typename handle id publishedAt title trackingParameters vendor
      ${SHOWN_VARIANT} { id image { url altText width height } price ${PRICE} compareAtPrice ${PRICE}
        selectedOptions { name value } product { handle title } } } } ${PAGE_INFO} } }`;

const HIT = '__typename id title handle trackingParameters';
const HIT_PICTURE = 'image { url altText width height }';

export const PREDICTIVE_SEARCH = `query PredictiveSearch(${CONTEXT}, $limit: Int!, $limitScope: PredictiveSearchLimitScope!,
  $term: String!, $types: [PredictiveSearchType!]) ${IN_CONTEXT} {
  predictiveSearch(limit: $limit, limitScope: $limitScope, query: $term, types: $types) {
    articles { ${HIT} blog { handle } ${HIT_PICTURE} } collections { ${HIT} ${HIT_PICTURE} } pages { ${HIT} }
    products { ${HIT} ${SHOWN_VARIANT} { id ${HIT_PICTURE} price ${PRICE} } }
    queries { __typename text styledText trackingParameters } } }`;

export const REDIRECTS =
  'query redirects($query: String) { urlRedirects(first: 1, query: $query) { edges { node { target } } } }';

export const SHOP_ANALYTICS = `query ShopData(${CONTEXT}) ${IN_CONTEXT} {
  localization { country { currency { isoCode } } language { isoCode } } shop { id } }`;

const SITEMAP_TYPES = ['PRODUCT', 'COLLECTION', 'ARTICLE', 'PAGE', 'BLOG', 'METAOBJECT'];

export const SITEMAP_INDEX = `query SitemapIndex { ${SITEMAP_TYPES.map(
  (type) => `${type.toLowerCase()}: sitemap(type: ${type}) { pagesCount { count } }`,
).join(' ')} }`;

export const SITEMAPS = SITEMAP_TYPES.map(
  (type) => `query Sitemap($page: Int!) { sitemap(type: ${type}) { resources(page: $page) {
    items { handle updatedAt ... on SitemapResourceMetaobject { type } } } } }`,
);
