import type {CatalogProduct} from '../commerce/catalog/types';
import {hash} from '../world/ids';
import {QUESTIONS, type Question} from './texts';

const SHOWN = 3;

/** Questions about a product with their answers, the same with every call. */
export function writeQuestions({
  handle,
  productType,
  tags,
}: Pick<CatalogProduct, 'handle' | 'productType' | 'tags'>): Question[] {
  const questions = QUESTIONS[kindOf(productType)];
  const species = tags.includes('species:cat') ? 'cat' : 'dog';
  const first = hash(`${handle} questions`) % questions.length;
  return [...questions.slice(first), ...questions.slice(0, first)]
    .slice(0, SHOWN)
    .map(({question, answer}) => ({
      question: question.replaceAll('{kind}', species),
      answer: answer.replaceAll('{kind}', species),
    }));
}

function kindOf(productType: string): keyof typeof QUESTIONS {
  if (productType === 'Treats') return 'treats';
  return productType === 'Dry Food' ? 'dry' : 'wet';
}
