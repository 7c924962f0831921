/** Longer ones are no use in an address. */
const MAX_LENGTH = 60;

/** Ids for the answers to these questions: readable in an address, and each once. */
export function answerIds(questions: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const words = question
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’\p{M}]/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, MAX_LENGTH)
      .replace(/^-+|-+$/g, '');
    const count = (seen.get(words) ?? 0) + 1;
    seen.set(words, count);
    return ['faq', words, count > 1 ? String(count) : ''].filter(Boolean).join('-');
  });
}
