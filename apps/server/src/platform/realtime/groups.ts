/** Several values for each key; a key whose last value goes is gone as well. */
export class Groups<Key, Value> {
  readonly #groups = new Map<Key, Set<Value>>();
  static readonly #nothing: ReadonlySet<never> = new Set<never>();

  add(key: Key, value: Value): void {
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, new Set([value]));
    else group.add(value);
  }

  delete(key: Key, value: Value): void {
    const group = this.#groups.get(key);
    group?.delete(value);
    if (group?.size === 0) this.#groups.delete(key);
  }

  of(key: Key): ReadonlySet<Value> {
    return this.#groups.get(key) ?? Groups.#nothing;
  }

  has(key: Key): boolean {
    return this.#groups.has(key);
  }

  keys(): Key[] {
    return [...this.#groups.keys()];
  }
}
