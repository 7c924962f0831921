import {useState} from 'react';
import type {ConsentState} from './giving-widget';

/** Stays `true` after a withdrawal: the island has to be there to end giving. */
export function useWasGranted({functional}: ConsentState): boolean {
  const [wasGranted, setGranted] = useState(functional);
  if (functional && !wasGranted) setGranted(true);
  return wasGranted;
}
