/**
 * Returns the marks of a refused form that stay when some of its fields have changed: all but those of the changed fields, and of those
 * that `hanging` lists beside a changed one.
 */
export function stillMarked<Marks extends object>(
  marks: Marks,
  changes: object,
  hanging: Readonly<Partial<Record<string, readonly string[]>>> = {},
): Marks {
  const mended = Object.keys(changes).flatMap((name) => [name, ...(hanging[name] ?? [])])
  return Object.fromEntries(Object.entries(marks).filter(([name]) => !mended.includes(name))) as Marks
}

/** Returns the marks of a form once one of its fields was left, with that of `found` for what stands there. */
export function alsoMarked<Marks extends object>(marks: Marks, found: Marks, field: keyof Marks): Marks {
  return found[field] ? { ...marks, [field]: found[field] } : marks
}
