/** A metafield's JSON text as a value; `null` for what is missing or no JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
