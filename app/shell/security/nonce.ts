import {createContext, useContext} from 'react';

/*
 * In the browser, read from the document: after a thrown error React renders the whole document again, without the
 * provider's value.
 */
const documentNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;

const NonceContext = createContext(documentNonce);

export const NonceProvider = NonceContext.Provider;

/** The nonce of the document's Content-Security-Policy. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
