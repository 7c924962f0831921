/** `undefined` if it throws, as the browser's storage does when it's blocked or full. */
export function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** `null` if there is no text, or it isn't JSON. */
export function parseJson(text: string | null | undefined): unknown {
  return attempt((): unknown => JSON.parse(text ?? 'null')) ?? null;
}
