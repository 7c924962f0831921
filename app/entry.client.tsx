import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {lostAnswers} from './shell/lost-answers/lost-answers';
import {isOfAnotherPage} from './shell/opened-at';

/**
 * Remix suspends the whole document until it has decoded the page's data, and React 18 gives hydration up for good when
 * a key or click comes in meanwhile (its error 345). So the decoding, which begins with the first render, is begun and
 * waited for here.
 */
async function decodePageData(): Promise<void> {
  /* A task of its own: what somebody did while the scripts were evaluated goes first. */
  await new Promise((resolve) => setTimeout(resolve));
  try {
    RemixBrowser({});
  } catch (suspended) {
    if (suspended instanceof Promise) await suspended;
  }
}

/**
 * React's note that something changed above a part whose data was still to come, so that the part is rendered here and
 * not taken over from the server. That is as it should be: a shopper need not wait for what is late.
 */
function isLateBoundary(error: unknown): boolean {
  return (
    error instanceof Error &&
    /invariant=421\b|received an update before it finished hydrating/.test(error.message)
  );
}

async function start(): Promise<void> {
  await decodePageData();
  if (isOfAnotherPage()) {
    location.reload();
    return;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      {onRecoverableError: (error) => isLateBoundary(error) || reportError(error)},
    );
  });
}

lostAnswers.watch();
void start();
