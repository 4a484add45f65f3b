/** Mail providers common in India and their endings; `only` if the provider has no others. */
const providers: readonly { readonly name: string; readonly endings: readonly string[]; readonly only?: true }[] = [
  { name: 'gmail', endings: ['com'], only: true },
  { name: 'yahoo', endings: ['com', 'co.in', 'in'] },
  { name: 'hotmail', endings: ['com', 'co.in', 'in'] },
  { name: 'outlook', endings: ['com', 'in', 'co.in'] },
  { name: 'rediffmail', endings: ['com'], only: true },
  { name: 'icloud', endings: ['com'], only: true },
]

/** Real providers that are one letter away from another. */
const others = new Set(['mail', 'email', 'ymail'])

/** Returns the email that a person probably meant after a typing slip in a common provider's name or ending; undefined if there is no sign of one. */
export function meantEmail(email: string): string | undefined {
  const [, local, host] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (!local || !host) return undefined
  const [name = '', ...parts] = host.split('.')
  const ending = parts.join('.')
  const provider =
    providers.find((each) => each.name === name) ??
    (others.has(name) ? undefined : providers.find((each) => isOneSlip(name, each.name)))
  if (!provider) return undefined
  const isKnownEnding = provider.endings.includes(ending)
  const isMended =
    isKnownEnding || ending === '' || isOneSlip(ending, 'com') || (provider.only && provider.name === name)
  if (!isMended) return undefined
  const meant = `${provider.name}.${isKnownEnding ? ending : 'com'}`
  return meant === host ? undefined : `${local}@${meant}`
}

/** Returns whether one letter is missing, extra or different, or two neighbouring letters are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const [restTyped, restMeant] = [typed.slice(at), meant.slice(at)]
  const isSwapped =
    restTyped.length > 1 &&
    restTyped[0] === restMeant[1] &&
    restTyped[1] === restMeant[0] &&
    restTyped.slice(2) === restMeant.slice(2)
  return (
    isSwapped ||
    restTyped.slice(1) === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1)
  )
}
