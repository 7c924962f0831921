/** Goes on with a checkout that somebody had to sign in for. */
export const CHECKOUT_PATH = '/checkout';
/** Where a guest with autoship in the cart is stopped (CHK-10). */
export const AUTOSHIP_LOGIN_PATH = '/shelter/autoship-required-login';
