/** Parses a metafield's JSON; `null` if it's missing or invalid. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
