import type {Db} from '../../context';
import {like, rowsOf, sql} from './sql';

/**
 * Returns catalog phrases that complete the text: first those that start with it, then those in which a later word
 * starts with it. Within each group, phrases of more products come first.
 */
export function suggestPhrases(db: Db, text: string, limit: number): string[] {
  const prefix = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (prefix === '') return [];
  return rowsOf<{phrase: string}>(
    db,
    sql`SELECT phrase FROM search_phrases
      WHERE ${like(sql`' ' || phrase`, ` ${prefix}`, 'anywhere')}
      ORDER BY ${like(sql`phrase`, prefix, 'start')} DESC, products DESC, phrase LIMIT ${limit}`,
  ).map((row) => row.phrase);
}
