import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { singleOrderSizes } from '@teeshala/contract/catalogue/options/size'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import type { LayerTraits } from '@teeshala/contract/design-document/layer-traits'
import type { TextSpot } from '@teeshala/contract/design-document/text-spot'
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import type { WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { useShallow } from 'zustand/react/shallow'
import { onOtherPerson } from '../session/on-other-person.ts'
import { type DraftsOfOnePicture, draftsOfOnePicture } from './drafts-of-one-picture.ts'

export type SingleDraft = {
  /** The garment, where another one than the page's own is chosen. */
  readonly productId?: string
  readonly size?: (typeof singleOrderSizes)[number]
  readonly color?: string
  readonly placement?: Placement
  readonly quantity: number
  /** Uploads and texts, from below. */
  readonly designs: readonly string[]
  readonly active?: string
}

/** A list of people as it was written: what is wrong with it is told beside it. */
export type WrittenRoster = {
  readonly people: readonly WrittenPerson[]
  /** Whether a number that is in it twice is meant so. */
  readonly acceptsRepeats: boolean
  /** Of their pieces; undefined until it is chosen. */
  readonly color?: string | undefined
}

export type BulkDraft = {
  readonly placements: readonly Placement[]
  /** Uploads, texts and motifs at each placement, from below. An upload may lie at several. */
  readonly layers: Readonly<Partial<Record<Placement, readonly string[]>>>
  /** The layer at hand. */
  readonly activeLayer?: string | undefined
  /** The latest upload: what a placement gets that is chosen after it. */
  readonly latest?: string | undefined
  /** The placement whose design is on show. */
  readonly active?: Placement | undefined
  /** The colour that it is seen on, once one is chosen for that. */
  readonly seenOn?: string | undefined
  readonly lines: readonly BulkLine[]
  /** Who gets the pieces, where each has a name or number of its own. */
  readonly roster?: WrittenRoster | undefined
}

/** What is designed on a shirt of a product's page, or on a line of the cart. */
export type ShirtDraft = {
  /** Uploads, texts and motifs, from below. */
  readonly layers: readonly string[]
  readonly active?: string | undefined
  /** Where it is printed, once another place is chosen for a line of the cart. */
  readonly placement?: Placement
  /** Whether it differs from what the line of the cart has. */
  readonly isChanged?: boolean
}

/** How a text or a motif looks. */
export type DrawnStyle = TextStyle | MotifStyle

/** The same as in a document, but that a group has a name which no other one has. */
export type Traits = Pick<LayerTraits, 'isLocked' | 'isHidden'> & { readonly group?: string | undefined }

export type Drafts = {
  readonly single: SingleDraft
  /** By product. */
  readonly bulk: Readonly<Record<string, BulkDraft>>
  /** By product, or by `lineKey` of a line of the cart. */
  readonly shirts: Readonly<Record<string, ShirtDraft>>
  /** Where an upload was put at a placement, by `placeKey`. */
  readonly places: Readonly<Record<string, DesignPlace>>
  /** What is written, or which motif is drawn, by the id of its layer. */
  readonly drawn: Readonly<Record<string, DrawnStyle>>
  /** Where a text or a motif was put at a placement, by `placeKey`. */
  readonly spots: Readonly<Record<string, TextSpot>>
  /** Which layers are locked, hidden or grouped, by the key that their canvas has for them. */
  readonly traits: Readonly<Record<string, Traits>>
  /** Which of the uploads the customer wants printed although they have too few dots. */
  readonly accepted: Readonly<Record<string, boolean>>
  /** The latest order of this tab: a guest who reloads its page has no other way back to it. */
  readonly ordered: { readonly _id: string; readonly trackingToken?: string | undefined } | null
}

export const emptySingle: SingleDraft = { quantity: 1, designs: [] }
const emptyBulk: BulkDraft = { placements: [], layers: {}, lines: [] }
const empty: Drafts = {
  single: emptySingle,
  bulk: {},
  shirts: {},
  places: {},
  drawn: {},
  spots: {},
  traits: {},
  accepted: {},
  ordered: null,
}

/** What a visitor has chosen on the order pages. It outlives a reload, but not the tab and not the session of an account. */
export const useDrafts = create<Drafts>()(
  persist((): Drafts => empty, {
    name: 'draft:designs',
    version: 2,
    storage: createJSONStorage(() => sessionStorage),
    migrate: (kept, version) => (version === 1 ? draftsOfOnePicture(kept as DraftsOfOnePicture) : (kept as Drafts)),
  }),
)

onOtherPerson(() => useDrafts.setState(empty))

/** Under which an upload’s place and consent are kept for a placement. */
export const placeKey = (uploadId: string, placement: Placement) => `${uploadId} ${placement}`

export function changeSingle(changes: Partial<SingleDraft>): void {
  useDrafts.setState(({ single }) => ({ single: { ...single, ...changes } }))
}

export function clearSingle(): void {
  useDrafts.setState((drafts) => ({ single: emptySingle, ...stillUsed(drafts, { single: emptySingle }) }))
}

const layersIn = ({ single, bulk, shirts }: Pick<Drafts, 'single' | 'bulk' | 'shirts'>): string[] => [
  ...single.designs,
  ...Object.values(bulk).flatMap(({ layers }) => Object.values(layers).flat()),
  ...Object.values(shirts).flatMap(({ layers }) => layers),
]

/** Whether an upload, a text or a motif lies on a garment of any page. */
export const isLaid = (id: string): boolean => layersIn(useDrafts.getState()).includes(id)

/** What is kept of the layers that the drafts still have after a change. */
function stillUsed(before: Drafts, change: Partial<Drafts>): Pick<Drafts, 'drawn' | 'spots' | 'traits'> {
  const { drawn, spots, traits, single, bulk, shirts } = { ...before, ...change }
  const used = new Set(layersIn({ single, bulk, shirts }))
  const isOfUsed = ([key]: [string, unknown]) => used.has(key.split(' ')[0] ?? '')
  return {
    drawn: Object.fromEntries(Object.entries(drawn).filter(isOfUsed)),
    spots: Object.fromEntries(Object.entries(spots).filter(isOfUsed)),
    traits: Object.fromEntries(Object.entries(traits).filter(isOfUsed)),
  }
}

const emptyShirt: ShirtDraft = { layers: [] }

/** Under which the design of a line of the cart is kept while it is edited. */
export const lineKey = (lineId: string) => `cart ${lineId}`

/** What is designed on the shirt of a product, or on a line of the cart. */
export function useShirtDraft(key: string): ShirtDraft {
  return useDrafts(({ shirts }) => shirts[key]) ?? emptyShirt
}

export const shirtDraft = (key: string): ShirtDraft => useDrafts.getState().shirts[key] ?? emptyShirt

export function changeShirt(key: string, changes: Partial<ShirtDraft>): void {
  useDrafts.setState(({ shirts }) => ({ shirts: { ...shirts, [key]: { ...(shirts[key] ?? emptyShirt), ...changes } } }))
}

export function clearShirt(key: string): void {
  useDrafts.setState((drafts) => {
    const { [key]: _, ...shirts } = drafts.shirts
    return { shirts, ...stillUsed(drafts, { shirts }) }
  })
}

/** What is chosen for the bulk order of a product, but for its lines, which change with every key (`useBulkLines`). */
export function useBulkDraft(productId: string): Omit<BulkDraft, 'lines'> {
  return useDrafts(
    useShallow(({ bulk }) => {
      const { lines: _, ...draft } = bulk[productId] ?? emptyBulk
      return draft
    }),
  )
}

/** The same at this moment, with its lines. */
export const bulkDraft = (productId: string): BulkDraft => useDrafts.getState().bulk[productId] ?? emptyBulk

export function changeBulk(productId: string, change: (draft: BulkDraft) => Partial<BulkDraft>): void {
  useDrafts.setState(({ bulk }) => {
    const draft = bulk[productId] ?? emptyBulk
    return { bulk: { ...bulk, [productId]: { ...draft, ...change(draft) } } }
  })
}

export function clearBulk(productId: string): void {
  useDrafts.setState((drafts) => {
    const { [productId]: _, ...bulk } = drafts.bulk
    return { bulk, ...stillUsed(drafts, { bulk }) }
  })
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

/** Keeps where several layers were put that are moved together. */
export function putTogether(
  placement: Placement,
  together: {
    readonly places: readonly (readonly [id: string, place: DesignPlace])[]
    readonly spots: readonly (readonly [id: string, spot: TextSpot])[]
  },
): void {
  const keyed = <Kept>(kept: readonly (readonly [string, Kept])[]): Record<string, Kept> =>
    Object.fromEntries(kept.map(([id, each]) => [placeKey(id, placement), each]))
  useDrafts.setState(({ places, spots }) => ({
    ...(together.places.length > 0 && { places: { ...places, ...keyed(together.places) } }),
    ...(together.spots.length > 0 && { spots: { ...spots, ...keyed(together.spots) } }),
  }))
}

/** Locks, hides or groups layers, or ends it. */
export function changeTraits(keys: readonly string[], change: Traits): void {
  useDrafts.setState(({ traits }) => ({
    traits: { ...traits, ...Object.fromEntries(keys.map((key) => [key, { ...traits[key], ...change }])) },
  }))
}

/** Keeps whether a design is to be printed there with too few dots. */
export function acceptPoorPrint(uploadId: string, placement: Placement, accepts: boolean): void {
  useDrafts.setState(({ accepted }) => ({ accepted: { ...accepted, [placeKey(uploadId, placement)]: accepts } }))
}
