type StorageName = 'localStorage' | 'sessionStorage'

/** The subset of the Web Storage API used here; entries are its own properties, as in the real one. */
class PageMemory {
  get length(): number {
    return Object.keys(this).length
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? ((this as unknown as Record<string, string>)[key] ?? null) : null
  }

  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: String(value) })
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

/** Replaces site storage in browsers that block it, where even naming it throws: entries last as long as the page, and the shop works. */
export function installStorageFallback(page: object): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!hasStorage(page, name)) Object.defineProperty(page, name, { value: new PageMemory(), configurable: true })
  }
}

function hasStorage(page: object, name: StorageName): boolean {
  try {
    const storage = (page as Partial<Record<StorageName, Storage>>)[name]
    storage?.getItem('')
    return storage instanceof Object
  } catch {
    return false
  }
}
