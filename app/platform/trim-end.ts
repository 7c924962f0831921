/** Linear time: an expression such as `/x+$/` backtracks from every `x`. */
export function trimEndOf(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

export function trimOf(text: string, character: string): string {
  let start = 0;
  while (start < text.length && text[start] === character) start += 1;
  return trimEndOf(text.slice(start), character);
}

/** Keeps the root's slash. */
export function withoutLastSlashes(path: string): string {
  return trimEndOf(path, '/') || path.slice(0, 1);
}
