import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {startAhead} from './shell/ahead/start-ahead';
import {lostAnswers} from './shell/lost-answers/lost-answers';
import {hasUrlChangedSinceLoad} from './shell/scripts/opened-at';

/**
 * Remix suspends the whole document until it has decoded the page data, and React 18 abandons hydration if a key or
 * click event arrives meanwhile (its error 345). The first render starts the decoding, so it starts here, before
 * hydration. https://github.com/facebook/react/pull/23267
 */
async function decodePageData(): Promise<void> {
  /* Lets the browser first handle input that arrived while the scripts were evaluated. */
  await new Promise((resolve) => setTimeout(resolve));
  try {
    RemixBrowser({});
  } catch (suspended) {
    if (suspended instanceof Promise) await suspended;
  }
}

/**
 * React reports a Suspense boundary that was updated before its deferred data arrived, and so is rendered on the client
 * instead of hydrated. That is expected: a shopper needn't wait for deferred data.
 */
function isBoundaryUpdatedEarly(error: unknown): boolean {
  return (
    error instanceof Error &&
    /invariant=421\b|received an update before it finished hydrating/.test(error.message)
  );
}

async function start(): Promise<void> {
  await decodePageData();
  if (hasUrlChangedSinceLoad()) {
    location.reload();
    return;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      {onRecoverableError: (error) => isBoundaryUpdatedEarly(error) || reportError(error)},
    );
  });
  startAhead();
}

lostAnswers.watch();
void start();
