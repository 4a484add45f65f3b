import { create } from 'zustand'
import { onOtherPerson } from '../../session/on-other-person.ts'
import { type Drafts, useDrafts } from '../drafts/design-drafts.ts'

type Saved = { readonly _id: string; readonly name: string }

/** Which saved design is being edited, by draft key. After a reload the design is saved as a new one. */
export const useSaved = create<{ readonly drafts: Readonly<Record<string, Saved | undefined>> }>(() => ({ drafts: {} }))

onOtherPerson(() => useSaved.setState({ drafts: {} }))

/** Once an order has taken the design, or its last layer is removed, the next drawing is another design. */
useDrafts.subscribe((now) => {
  const drawn = drawnKeys(now)
  const { drafts } = useSaved.getState()
  const kept = Object.entries(drafts).filter(([key]) => drawn.has(key))
  if (kept.length < Object.keys(drafts).length) useSaved.setState({ drafts: Object.fromEntries(kept) })
})

/** Returns the keys of drafts with at least one layer. */
function drawnKeys({ single, bulk, shirts }: Drafts): Set<string> {
  const layers: [key: string, ids: readonly string[]][] = [['single', single.designs]]
  for (const [key, shirt] of Object.entries(shirts)) layers.push([key, shirt.layers])
  for (const [productId, draft] of Object.entries(bulk))
    for (const [placement, ids] of Object.entries(draft.layers)) layers.push([`bulk ${productId} ${placement}`, ids])
  return new Set(layers.flatMap(([key, ids]) => (ids.length > 0 ? key : [])))
}

export const useSavedAs = (draftKey: string): Saved | undefined => useSaved(({ drafts }) => drafts[draftKey])

export function rememberSavedAs(draftKey: string, saved: Saved | undefined): void {
  useSaved.setState(({ drafts }) => ({ drafts: { ...drafts, [draftKey]: saved } }))
}
