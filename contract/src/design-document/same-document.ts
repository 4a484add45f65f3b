import type { KeptDocument } from './design-document.ts'

/** Returns whether two documents print the same, regardless of the order of their fields. */
export const isSameDocument = (one: KeptDocument | undefined, other: KeptDocument | undefined): boolean =>
  one === other || inOrder(one) === inOrder(other)

const inOrder = (document: KeptDocument | undefined) =>
  JSON.stringify(document, (_key, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
