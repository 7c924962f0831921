/** Resumes a checkout that required a login. */
export const CHECKOUT_PATH = '/checkout';
/** Checkout redirects a guest with autoship in the cart to this page (CHK-10). */
export const AUTOSHIP_LOGIN_PATH = '/shelter/autoship-required-login';
