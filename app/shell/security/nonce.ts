import {createContext, useContext} from 'react';

/*
 * The browser reads it from the document: after a thrown error React renders the whole document again, without the
 * provider's value.
 */
const documentNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;

const NonceContext = createContext(documentNonce);

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
