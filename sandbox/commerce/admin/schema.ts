import {schemasOf} from '../storefront/schemas';

/** The Admin API's schemas, pruned to the root fields that a headless shop may need. */
export const adminSchemaOf = schemasOf('admin');
