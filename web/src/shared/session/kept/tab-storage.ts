/** The part of Web Storage that drafts and the session use, for tests. */
export class TabStorage {
  getItem = (key: string): string | null => (this as unknown as Record<string, string>)[key] ?? null
  setItem = (key: string, value: string): void => void Object.assign(this, { [key]: value })
  removeItem = (key: string): void => void Reflect.deleteProperty(this, key)
}
