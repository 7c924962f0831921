import type {Db} from '../../context';
import {like, rowsOf, sql} from './sql';

/**
 * Phrases of the catalogue that continue the text: those that begin with it come before those with a word that does,
 * and among each what most products have comes first.
 */
export function suggestPhrases(db: Db, text: string, limit: number): string[] {
  const beginning = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (beginning === '') return [];
  return rowsOf<{phrase: string}>(
    db,
    sql`SELECT phrase FROM search_phrases
      WHERE ${like(sql`' ' || phrase`, ` ${beginning}`, 'anywhere')}
      ORDER BY ${like(sql`phrase`, beginning, 'start')} DESC, products DESC, phrase LIMIT ${limit}`,
  ).map((row) => row.phrase);
}
