import {useEffect, useState} from 'react';
import {parseSuggestions, predictedText, type Suggestions} from '../search/search-suggestions';
import {SUGGEST_PATH} from '../search-text';

/** A pause in typing after which suggestions are asked for. */
const PAUSE_MS = 250;

/**
 * Suggestions for what is typed; `null` while there are none. Those for the text before stay until the new ones are
 * there; an answer to what is no longer typed is not waited for. When none can be had there are none: search works
 * without.
 */
export function useSuggestions(typed: string): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const text = predictedText(typed);

  useEffect(() => {
    if (text === null) {
      setSuggestions(null);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void ask(text, abort.signal).then((found) => {
        if (!abort.signal.aborted) setSuggestions(found);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);

  return suggestions;
}

async function ask(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const query = new URLSearchParams({search: text}).toString();
    const response = await fetch(`${SUGGEST_PATH}?${query}`, {signal});
    return response.ok ? parseSuggestions(await response.json()) : null;
  } catch {
    return null;
  }
}
