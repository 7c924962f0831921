const HINT = 'An update changed it. See “Update a dependency” in docs/operations.md.';

/**
 * Replaces texts in a module of a dependency, wherever they occur.
 *
 * @throws if one of them isn't there, which means that an update of the dependency has changed it
 */
export function replaceTexts(code: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce((changed, [text, instead]) => {
    if (!changed.includes(text)) {
      throw new Error(`The framework no longer contains: ${text}\n${HINT}`);
    }
    return changed.replaceAll(text, () => instead);
  }, code);
}
