import {createContext, useContext} from 'react';

/*
 * In the browser this stays what the document was rendered with: only search engines use it, and they load documents.
 * Read from the document, because page data doesn't include it.
 */
const documentData =
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({textContent}) => textContent,
      );

const StructuredDataContext = createContext<readonly string[]>(documentData);

export const StructuredDataProvider = StructuredDataContext.Provider;

export function StructuredData() {
  return useContext(StructuredDataContext).map((json) => (
    <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />
  ));
}
