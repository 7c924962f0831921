import type {Db} from '../context';

interface Submission {
  productId: string;
  rating: number;
  title: string;
  text: string;
  nickname: string;
}

/** Reviews that wait for moderation. */
export function createSubmissions(db: Db) {
  db.exec(`CREATE TABLE IF NOT EXISTS submitted_reviews (
    id INTEGER PRIMARY KEY AUTOINCREMENT, submitted_at TEXT NOT NULL, review TEXT NOT NULL
  )`);
  return {
    add(submission: Submission, at: Date): void {
      db.prepare('INSERT INTO submitted_reviews (submitted_at, review) VALUES (?, ?)').run(
        at.toISOString(),
        JSON.stringify(submission),
      );
    },
  };
}
