import {createContext, useContext} from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce of this response's Content-Security-Policy; only known on the server. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
