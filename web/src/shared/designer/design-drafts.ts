import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { singleOrderSizes } from '@teeshala/contract/catalogue/size'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import type { TextSpot } from '@teeshala/contract/design-document/text-spot'
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../session/on-other-person.ts'

export type SingleDraft = {
  readonly size?: (typeof singleOrderSizes)[number]
  readonly color?: string
  readonly placement?: Placement
  readonly quantity: number
  /** Uploads and texts, from below. */
  readonly designs: readonly string[]
  readonly active?: string
}

export type BulkDraft = {
  readonly placements: readonly Placement[]
  /** The upload that is printed at each placement. */
  readonly designs: Readonly<Partial<Record<Placement, string>>>
  /** Its texts, and where the upload lies among them, from below (`layersAt`). */
  readonly layers?: Readonly<Partial<Record<Placement, readonly string[] | undefined>>> | undefined
  /** The layer at hand. */
  readonly activeLayer?: string | undefined
  /** The latest upload: what a placement gets that is chosen after it. */
  readonly latest?: string | undefined
  /** The placement whose design is on show. */
  readonly active?: Placement | undefined
  readonly lines: readonly BulkLine[]
}

/** How a text or a motif looks. */
export type DrawnStyle = TextStyle | MotifStyle

export type Drafts = {
  readonly single: SingleDraft
  /** By product. */
  readonly bulk: Readonly<Record<string, BulkDraft>>
  /** Where an upload was put at a placement, by `placeKey`. */
  readonly places: Readonly<Record<string, DesignPlace>>
  /** What is written, or which motif is drawn, by the id of its layer. */
  readonly drawn: Readonly<Record<string, DrawnStyle>>
  /** Where a text or a motif was put at a placement, by `placeKey`. */
  readonly spots: Readonly<Record<string, TextSpot>>
  /** Which of the uploads the customer wants printed although they have too few dots. */
  readonly accepted: Readonly<Record<string, boolean>>
  /** The latest order of this tab: a guest who reloads its page has no other way back to it. */
  readonly ordered: { readonly _id: string; readonly trackingToken?: string | undefined } | null
}

export const emptySingle: SingleDraft = { quantity: 1, designs: [] }
const emptyBulk: BulkDraft = { placements: [], designs: {}, lines: [] }
const empty: Drafts = { single: emptySingle, bulk: {}, places: {}, drawn: {}, spots: {}, accepted: {}, ordered: null }

/** What a visitor has chosen on the order pages. It outlives a reload, but not the tab and not the session of an account. */
export const useDrafts = create<Drafts>()(
  persist((): Drafts => empty, {
    name: 'draft:designs',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

onOtherPerson(() => useDrafts.setState(empty))

/** Under which an upload’s place and consent are kept for a placement. */
export const placeKey = (uploadId: string, placement: Placement) => `${uploadId} ${placement}`

export function changeSingle(changes: Partial<SingleDraft>): void {
  useDrafts.setState(({ single }) => ({ single: { ...single, ...changes } }))
}

export function clearSingle(): void {
  useDrafts.setState(({ bulk, drawn, spots }) => ({
    single: emptySingle,
    ...stillUsed(drawn, spots, emptySingle, bulk),
  }))
}

/** The texts and motifs that a draft still has. */
function stillUsed(
  drawn: Drafts['drawn'],
  spots: Drafts['spots'],
  single: SingleDraft,
  bulk: Drafts['bulk'],
): Pick<Drafts, 'drawn' | 'spots'> {
  const layers = Object.values(bulk).flatMap((draft) => Object.values(draft.layers ?? {}).flat())
  const used = new Set([...single.designs, ...layers])
  const isOfUsed = ([key]: [string, unknown]) => used.has(key.split(' ')[0] ?? '')
  return {
    drawn: Object.fromEntries(Object.entries(drawn).filter(isOfUsed)),
    spots: Object.fromEntries(Object.entries(spots).filter(isOfUsed)),
  }
}

/** What is chosen for the bulk order of a product. */
export function useBulkDraft(productId: string): BulkDraft {
  return useDrafts(({ bulk }) => bulk[productId]) ?? emptyBulk
}

export function changeBulk(productId: string, change: (draft: BulkDraft) => Partial<BulkDraft>): void {
  useDrafts.setState(({ bulk }) => {
    const draft = bulk[productId] ?? emptyBulk
    return { bulk: { ...bulk, [productId]: { ...draft, ...change(draft) } } }
  })
}

export function clearBulk(productId: string): void {
  useDrafts.setState(({ single, drawn, spots, bulk: { [productId]: _, ...bulk } }) => ({
    bulk,
    ...stillUsed(drawn, spots, single, bulk),
  }))
}

/** Keeps where a design was put at a placement. */
export function putDesign(uploadId: string, placement: Placement, place: DesignPlace): void {
  useDrafts.setState(({ places }) => ({ places: { ...places, [placeKey(uploadId, placement)]: place } }))
}

/** Changes how a text or a motif looks, or what it is. */
export function changeDrawn(id: string, style: DrawnStyle): void {
  useDrafts.setState(({ drawn }) => ({ drawn: { ...drawn, [id]: style } }))
}

/** Keeps where a text or a motif was put at a placement. */
export function putDrawn(id: string, placement: Placement, spot: TextSpot): void {
  useDrafts.setState(({ spots }) => ({ spots: { ...spots, [placeKey(id, placement)]: spot } }))
}

/** Keeps whether a design is to be printed there with too few dots. */
export function acceptPoorPrint(uploadId: string, placement: Placement, accepts: boolean): void {
  useDrafts.setState(({ accepted }) => ({ accepted: { ...accepted, [placeKey(uploadId, placement)]: accepts } }))
}
