import {createContext, useContext} from 'react';

/* In a browser the document's own: when a thrown error is left behind, React makes the whole document anew. */
const ofDocument =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;

const NonceContext = createContext(ofDocument);

export const NonceProvider = NonceContext.Provider;

/** The nonce of this document's Content-Security-Policy. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
