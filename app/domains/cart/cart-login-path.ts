import {LOGIN_PATH} from '~/domains/session/login-paths';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {CART_PATH} from './cart-form';

/** The login page that returns to the cart. Not in `cart-form.ts`, which each page loads. */
export const CART_LOGIN_PATH = `${LOGIN_PATH}?redirect=${encodeRedirect(CART_PATH)}`;
