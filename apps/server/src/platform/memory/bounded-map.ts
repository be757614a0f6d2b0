/** A map of bounded size: when it is full, the oldest entry is dropped. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #sizeMax: number;
  readonly #onRemove: (value: Value) => void;

  /** `onRemove` is called with every value that leaves the map, replaced ones included. */
  constructor(sizeMax: number, onRemove: (value: Value) => void = () => undefined) {
    this.#sizeMax = sizeMax;
    this.#onRemove = onRemove;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  has(key: Key): boolean {
    return this.#entries.has(key);
  }

  /** Setting a key again makes it the newest. */
  set(key: Key, value: Value): void {
    this.delete(key);
    if (this.#entries.size >= this.#sizeMax) {
      const oldest = this.#entries.keys().next();
      if (oldest.done !== true) this.delete(oldest.value);
    }
    this.#entries.set(key, value);
  }

  clear(): void {
    for (const value of this.#entries.values()) this.#onRemove(value);
    this.#entries.clear();
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#onRemove(value);
  }
}
