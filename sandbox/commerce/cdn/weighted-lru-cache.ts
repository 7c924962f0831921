/** Keeps the most recently used values, up to a total weight of `limit`. */
export class WeightedLruCache<T> {
  readonly #entries = new Map<string, T>();
  #total = 0;

  constructor(
    private readonly limit: number,
    private readonly weigh: (value: T) => number,
  ) {}

  get(key: string): T | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.#remove(key);
    this.#entries.set(key, value);
    this.#total += this.weigh(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.limit) break;
      this.#remove(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#total = 0;
  }

  #remove(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#total -= this.weigh(value);
  }
}
