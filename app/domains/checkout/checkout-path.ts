/** Goes on with a checkout that somebody had to sign in for. */
export const CHECKOUT_PATH = '/checkout';
