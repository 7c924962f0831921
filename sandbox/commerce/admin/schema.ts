import {schemasOf} from '../storefront/schemas';

/** The Admin API's schemas, pruned to the roots that a shop with its own front end may need. */
export const adminSchemaOf = schemasOf('admin');
