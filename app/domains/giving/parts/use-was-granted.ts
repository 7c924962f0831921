import {useState} from 'react';
import type {ConsentState} from './giving-widget';

/** Stays `true` after consent is withdrawn, because the island has to stop giving. */
export function useWasGranted({functional}: ConsentState): boolean {
  const [wasGranted, setGranted] = useState(functional);
  if (functional && !wasGranted) setGranted(true);
  return wasGranted;
}
