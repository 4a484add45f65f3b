/**
 * Returns the errors that remain after some fields of a refused form changed: all but those of changed fields, and of fields that
 * `hanging` lists as depending on them.
 */
export function remainingErrors<Marks extends object>(
  marks: Marks,
  changes: object,
  hanging: Readonly<Partial<Record<string, readonly string[]>>> = {},
): Marks {
  const mended = Object.keys(changes).flatMap((name) => [name, ...(hanging[name] ?? [])])
  return Object.fromEntries(Object.entries(marks).filter(([name]) => !mended.includes(name))) as Marks
}

/** Returns the errors of a form after a field lost focus, including that field's error in `found`. */
export function errorsAfterBlur<Marks extends object>(marks: Marks, found: Marks, field: keyof Marks): Marks {
  return found[field] ? { ...marks, [field]: found[field] } : marks
}
