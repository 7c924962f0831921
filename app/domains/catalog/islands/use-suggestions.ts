import {useEffect, useState} from 'react';
import {parseSuggestions, predictedText, type Suggestions} from '../search/search-suggestions';
import {SUGGEST_PATH} from '../search-text';

const DEBOUNCE_MS = 250;

/**
 * Suggestions for the typed text, or `null` if there are none. The previous suggestions stay until the new ones arrive,
 * and a request for an outdated text is aborted. A failed request counts as no suggestions: search works without them.
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
      void fetchSuggestions(text, abort.signal).then((found) => {
        if (!abort.signal.aborted) setSuggestions(found);
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);

  return suggestions;
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const query = new URLSearchParams({search: text}).toString();
    const response = await fetch(`${SUGGEST_PATH}?${query}`, {signal});
    return response.ok ? parseSuggestions(await response.json()) : null;
  } catch {
    return null;
  }
}
