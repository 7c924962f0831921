import type {LaunchOptions} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../../support/browser';

/* Saves a quarter of the browser's time: no spare renderer processes, no GPU process and no GPU compositing. */
const LEAN = [
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--disable-gpu-compositing',
  /* Pages are left before optimized code pays off. */
  '--js-flags=--no-opt --no-maglev',
  '--num-raster-threads=1',
];

/* Saves another fifth: a page has up to 60 pictures, and few tests depend on them. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/**
 * How the end-to-end tests start the browser. In tests that aren't of the `pictures` projects, pictures keep their place
 * but aren't requested.
 */
export function launchOptions({hasPictures = false} = {}): LaunchOptions {
  const executablePath = findBrowser();
  return {
    args: [...BROWSER_FLAGS, ...LEAN, ...(hasPictures ? [] : [NO_PICTURES])],
    ...(executablePath && {executablePath}),
  };
}
