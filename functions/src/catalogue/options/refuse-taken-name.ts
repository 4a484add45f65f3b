import { fieldError } from '../../errors/app-error.ts'

const plain = (name: string) => name.normalize('NFKC').toLowerCase()

/** Refuses a name that another entry of the list has, ignoring case. `field` is where the form shows the error. */
export function refuseTakenName(
  name: string,
  ownId: string,
  others: readonly { id: string; name: string }[],
  field: 'type' | 'name',
): void {
  if (!others.some((other) => other.id !== ownId && plain(other.name) === plain(name))) return
  throw fieldError(field, `'${name}' exists already.`, 'CONFLICT')
}
