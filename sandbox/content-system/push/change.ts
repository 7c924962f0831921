/** One request that brings a Directus closer to the wanted schema or content. */
export interface Change {
  /** Shown to the user: `+ field pages.slug`. `+` creates, `~` updates. */
  line: string;
  method: 'POST' | 'PATCH';
  path: string;
  body: unknown;
}
