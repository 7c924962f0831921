import {createContext, useContext} from 'react';

/*
 * The browser keeps the document's: search engines load documents, so a navigation needs no other. It reads them from
 * the document, because the page's data doesn't have them.
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
