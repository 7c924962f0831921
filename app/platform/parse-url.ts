/** `null` if the text isn't a URL. Safari has `URL.canParse` only since version 17. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
