/** A suspended edit: what was typed, over which values, and when those were stored. */
export type KeptEdit<T> = {
  readonly typed: Partial<T>
  readonly over: Partial<T>
  readonly basedOn?: string | undefined
}

/** The values a form was opened with, and when they were stored; without `basedOn` there can be no conflict. */
export type Opened<T> = { readonly values: T; readonly basedOn?: string | undefined }

/** Returns the names of the fields changed since the form was opened. */
export function touchedIn<T extends object>(values: T, opened: T): (keyof T)[] {
  const names = Object.keys(values) as (keyof T)[]
  return names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(opened[name]))
}

/** Returns the part of an edit to keep over an expired session: its changed fields; undefined if there are none. */
export function keptOf<T extends object>(values: T, opened: Opened<T>): KeptEdit<T> | undefined {
  const touched = touchedIn(values, opened.values)
  if (touched.length === 0) return undefined
  return { typed: only(touched, values), over: only(touched, opened.values), basedOn: opened.basedOn }
}

/**
 * Returns the values with which an edit resumes: stored ones with the typed changes applied. Its base stays
 * what the person had seen, so that the server can report changes made by others since.
 */
export function resumed<T extends object>(kept: Partial<KeptEdit<T>> | undefined, now: Opened<T>) {
  if (!kept?.typed) return { values: now.values, opened: now }
  return {
    values: { ...now.values, ...kept.typed },
    opened: { values: { ...now.values, ...kept.over }, basedOn: kept.basedOn },
  }
}

/** Merges two edits: theirs, overridden by the fields changed here. */
export function mergedOver<T extends object>(theirs: T, mine: T, opened: T): T {
  return { ...theirs, ...only(touchedIn(mine, opened), mine) }
}

function only<T extends object>(names: readonly (keyof T)[], values: T): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>
}
