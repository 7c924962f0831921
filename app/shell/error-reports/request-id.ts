import {createContext, useContext} from 'react';

const META_NAME = 'request-id';

/**
 * The id of the request that rendered the document. Error reports read it from the document's head. Not part of the
 * page's data, which stays the same for the same page. `undefined` in the browser, and if errors aren't reported.
 */
const RequestIdContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestIdMeta(): {name: string; content: string | undefined} {
  return {name: META_NAME, content: useContext(RequestIdContext)};
}

/** For scripts in the browser; `null` if the document has none. */
export function readRequestId(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content || null;
}
