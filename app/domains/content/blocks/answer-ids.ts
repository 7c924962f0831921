import {trimOf} from '~/platform/trim-end';

/** Longer ids are unreadable in a URL. */
const MAX_LENGTH = 60;

export function answerIds(questions: readonly string[]): string[] {
  const ids = new Set<string>();
  for (const question of questions) {
    const hyphenated = question
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’\p{M}]/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, MAX_LENGTH);
    const words = trimOf(hyphenated, '-');
    const first = words === '' ? 'faq' : `faq-${words}`;
    let id = first;
    for (let count = 2; ids.has(id); count += 1) id = `${first}-${count}`;
    ids.add(id);
  }
  return [...ids];
}
