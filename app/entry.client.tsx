import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';

/**
 * Remix suspends the whole document until it has decoded the page's data, and React 18 gives hydration up for good when
 * a key or click comes in meanwhile (its error 345). So the decoding, which begins with the first render, is begun and
 * waited for here.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspended) {
    if (suspended instanceof Promise) await suspended;
  }
}

void decodePageData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
