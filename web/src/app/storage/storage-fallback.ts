type StorageName = 'localStorage' | 'sessionStorage'

/** As much of the Web's storage as is used here; what is kept in it are its own properties, as they are there. */
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

/** A browser that blocks site storage throws at its very name: the page gets one that forgets with it, and the shop works. */
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
