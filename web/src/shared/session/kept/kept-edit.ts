/** An edit that waits for its person: what they typed, over which values, and when those were stored. */
export type KeptEdit<T> = {
  readonly typed: Partial<T>
  readonly over: Partial<T>
  readonly basedOn?: string | undefined
}

/** What a form was opened with, and when that was stored; without `basedOn` it is of nobody's concern but one's own. */
export type Opened<T> = { readonly values: T; readonly basedOn?: string | undefined }

/** Returns the names of the fields that were changed since the form was opened. */
export function touchedIn<T extends object>(values: T, opened: T): (keyof T)[] {
  const names = Object.keys(values) as (keyof T)[]
  return names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(opened[name]))
}

/** Returns of an edit what must outlive the session: the fields that were changed; undefined where none was. */
export function keptOf<T extends object>(values: T, opened: Opened<T>): KeptEdit<T> | undefined {
  const touched = touchedIn(values, opened.values)
  if (touched.length === 0) return undefined
  return { typed: only(touched, values), over: only(touched, opened.values), basedOn: opened.basedOn }
}

/**
 * Returns how an edit goes on over what is stored by then: what was typed, and everything else as it is stored now. It stays based on
 * what its person had seen, so that the shop tells them of what somebody else has changed since.
 */
export function resumed<T extends object>(kept: Partial<KeptEdit<T>> | undefined, now: Opened<T>) {
  if (!kept?.typed) return { values: now.values, opened: now }
  return {
    values: { ...now.values, ...kept.typed },
    opened: { values: { ...now.values, ...kept.over }, basedOn: kept.basedOn },
  }
}

/** Returns what two people make of it together: theirs, and over it the fields that were changed here. */
export function mergedOver<T extends object>(theirs: T, mine: T, opened: T): T {
  return { ...theirs, ...only(touchedIn(mine, opened), mine) }
}

function only<T extends object>(names: readonly (keyof T)[], values: T): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>
}
