import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {answerIds} from '~/domains/content/blocks/answer-ids';

describe('answerIds', () => {
  it.each([
    ['How soon does it arrive?', 'faq-how-soon-does-it-arrive'],
    ['Can’t I change it?', 'faq-cant-i-change-it'],
    ['Crème brûlée & co.', 'faq-creme-brulee-co'],
    ['<img onerror="x">', 'faq-img-onerror-x'],
    ['???', 'faq'],
  ])('SITE-05a the question %s gets the id %s', (question, id) => {
    expect(answerIds([question])).toEqual([id]);
  });

  it('SITE-05a a repeated question gets two different ids', () => {
    expect(answerIds(['When?', 'Where?', 'When?'])).toEqual([
      'faq-when',
      'faq-where',
      'faq-when-2',
    ]);
  });

  it('SITE-05a a question that reads like a numbered repetition gets an id of its own', () => {
    expect(answerIds(['When?', 'When 2?', 'When?'])).toEqual([
      'faq-when',
      'faq-when-2',
      'faq-when-3',
    ]);
  });

  it('SITE-05a answer ids are unique and need no URL encoding', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'binary'})), (questions) => {
        const ids = answerIds(questions);
        expect(new Set(ids).size).toBe(questions.length);
        for (const id of ids) expect(id).not.toMatch(/[\s"#%<>&?/\\]/);
      }),
    );
  });
});
