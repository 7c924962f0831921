import {momentOf} from '../../day';
import {numberOfGid} from './gid';
import type {FieldTerm, QueryNode, SearchWord} from './query-syntax';
import {allOf, anyOf, like, sql, type Sql} from './sql';
import {matchCondition, matchExpression, textCondition} from './text-index';

/**
 * Maps the words and fields of a query to SQL for one kind of resource. A field returns `null` for an invalid value.
 */
export interface QueryLanguage {
  text(words: SearchWord[]): Sql;
  fields: Record<string, (term: FieldTerm) => Sql | null>;
}

/** Turns a parsed query into an SQL condition. Unknown fields are searched for as words. */
export function conditionOf(node: QueryNode, language: QueryLanguage): Sql {
  switch (node.kind) {
    case 'and':
      return allOf(node.nodes.map((part) => conditionOf(part, language)));
    case 'or':
      return anyOf(node.nodes.map((part) => conditionOf(part, language)));
    case 'not':
      return sql`NOT ${conditionOf(node.node, language)}`;
    case 'text':
      return language.text(node.words);
    case 'field': {
      const rule = Object.hasOwn(language.fields, node.field) ? language.fields[node.field] : null;
      return rule?.(node) ?? language.text(wordsOfTerm(node));
    }
  }
}

/** Query language of the Storefront API's `products(query:)`, on `products AS p`. */
export const PRODUCT_LANGUAGE: QueryLanguage = {
  text: textCondition,
  fields: {
    available_for_sale: (term) => {
      if (term.value !== 'true' && term.value !== 'false') return null;
      return sql`p.available = ${term.value === 'true' ? 1 : 0}`;
    },
    created_at: (term) => timeCondition(sql`p.created_at`, term),
    handle: (term) => textValue(sql`p.handle`, term),
    id: (term) => numberCondition(sql`p.number`, term, numberOfGid(term.value)),
    price: priceCondition,
    product_type: (term) => textValue(sql`p.product_type`, term),
    published_at: (term) => timeCondition(sql`p.published_at`, term),
    sku: (term) => {
      const matches = textValue(sql`sku`, term);
      return matches && sql`p.number IN (SELECT product FROM variants WHERE ${matches})`;
    },
    tag: tagCondition,
    tag_not: (term) => {
      const tagged = tagCondition(term);
      return tagged && sql`NOT ${tagged}`;
    },
    title: (term) => {
      const words = [{text: term.value, prefix: term.prefix, phrase: true}];
      const expression = term.comparator === '=' ? matchExpression(words, 'title') : null;
      return expression === null ? null : matchCondition(expression);
    },
    updated_at: (term) => timeCondition(sql`p.updated_at`, term),
    'variants.price': priceCondition,
    vendor: (term) => textValue(sql`p.vendor`, term),
  },
};

/** Query language of the Storefront API's `collections(query:)`, on `collections AS c`. */
export const COLLECTION_LANGUAGE: QueryLanguage = {
  text: (words) => allOf(words.map((word) => wordInTitle(word.text))),
  fields: {
    handle: (term) => textValue(sql`c.handle`, term),
    id: (term) => numberCondition(sql`c.number`, term, numberOfGid(term.value)),
    title: (term) => (term.comparator === '=' ? wordInTitle(term.value) : null),
    updated_at: (term) => timeCondition(sql`c.updated_at`, term),
  },
};

const wordInTitle = (word: string): Sql => like(sql`' ' || c.title`, ` ${word}`, 'anywhere');

const wordsOfTerm = ({field, value, prefix}: FieldTerm): SearchWord[] => [
  {text: field, prefix: false, phrase: false},
  {text: value, prefix, phrase: false},
];

/** Case-insensitive match of the whole value, or of its beginning if the term ends in `*`. */
function textValue(column: Sql, {comparator, value, prefix}: FieldTerm): Sql | null {
  if (comparator !== '=') return null;
  return prefix ? like(column, value, 'start') : sql`${column} = ${value}`;
}

function tagCondition(term: FieldTerm): Sql | null {
  const matches = textValue(sql`tag`, term);
  return matches && sql`p.number IN (SELECT product FROM product_tags WHERE ${matches})`;
}

/** A price in dollars, for instance `>10` or `12.99`. One matching variant is enough. */
function priceCondition(term: FieldTerm): Sql | null {
  const cents = /^\d{1,9}(\.\d+)?$/.test(term.value) ? Math.round(Number(term.value) * 100) : null;
  const matches = numberCondition(sql`price`, term, cents);
  return matches && sql`p.number IN (SELECT product FROM variants WHERE ${matches})`;
}

function numberCondition(column: Sql, {comparator, prefix}: FieldTerm, value: number | null) {
  return value === null || prefix ? null : compared(column, comparator, value);
}

/**
 * A time or a date. `=` with a date (`2026-01-31`) matches the whole day; `<` and `>` compare with its first moment.
 */
function timeCondition(column: Sql, {comparator, value, prefix}: FieldTerm): Sql | null {
  const moment = /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? momentOf(value) : null;
  if (moment === null || Number.isNaN(moment.getTime()) || prefix) return null;
  if (comparator === '=' && value.length === 10) return like(column, value, 'start');
  return compared(column, comparator, moment.toISOString());
}

function compared(column: Sql, comparator: FieldTerm['comparator'], value: string | number): Sql {
  return {text: `${column.text} ${comparator} ?`, values: [...column.values, value]};
}
