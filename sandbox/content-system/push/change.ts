/** One request that brings a Directus closer to what is wanted. */
export interface Change {
  /** Told to the user: `+ field pages.slug`. `+` creates, `~` mends. */
  line: string;
  method: 'POST' | 'PATCH';
  path: string;
  body: unknown;
}
