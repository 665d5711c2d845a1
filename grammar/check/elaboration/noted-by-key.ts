/** What was noted of things, without keeping them alive; with notes before these, what is not noted here is looked up there. */
export class NotedByKey<K extends object, V> {
  private readonly own = new WeakMap<K, V>()
  private readonly before: NotedByKey<K, V> | undefined

  constructor(before?: NotedByKey<K, V>) {
    this.before = before
  }

  get(key: K): V | undefined {
    return this.own.get(key) ?? this.before?.get(key)
  }

  set(key: K, value: V): void {
    this.own.set(key, value)
  }
}
