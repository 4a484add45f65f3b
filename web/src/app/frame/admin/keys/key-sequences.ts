import { adminActions } from '../admin-actions.ts'
import { adminLinkGroups } from '../admin-links.ts'

type Sequence = {
  /** 'g o': what is pressed one after the other. */
  readonly keys: string
  readonly label: string
  readonly to: string
}

/** G and a page's letter opens the page. */
export const goTo: readonly Sequence[] = adminLinkGroups
  .flat()
  .map(({ key, label, to }) => ({ keys: `g ${key}`, label, to }))

/** N and a letter begins something new. */
export const makeNew: readonly Sequence[] = adminActions.map(({ key, label, to }) => ({ keys: `n ${key}`, label, to }))

/** Where two keys lead, pressed one after the other. */
export const placeOfKeys: ReadonlyMap<string, string> = new Map([...goTo, ...makeNew].map(({ keys, to }) => [keys, to]))
