import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { singleOrderSizes } from '@teeshala/contract/catalogue/options/size'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import type { LayerTraits } from '@teeshala/contract/design-document/layer-traits'
import type { TextSpot } from '@teeshala/contract/design-document/text-spot'
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import type { WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { useShallow } from 'zustand/react/shallow'
import { tabDraft } from '../../session/kept/tab-draft.ts'
import { type DraftsOfOnePicture, draftsOfOnePicture } from './drafts-of-one-picture.ts'

export type SingleDraft = {
  /** The garment, if another than the page's own is chosen. */
  readonly productId?: string
  readonly size?: (typeof singleOrderSizes)[number]
  readonly color?: string
  readonly placement?: Placement
  readonly quantity: number
  /** Uploads and texts, bottom to top. */
  readonly designs: readonly string[]
  readonly active?: string
}

/** A roster as typed; errors are shown beside it. */
export type WrittenRoster = {
  readonly people: readonly WrittenPerson[]
  /** Whether repeated numbers are intended. */
  readonly acceptsRepeats: boolean
  /** The colour of their pieces; undefined until chosen. */
  readonly color?: string | undefined
}

export type BulkDraft = {
  readonly placements: readonly Placement[]
  /** Uploads, texts and motifs at each placement, bottom to top. An upload may be at several. */
  readonly layers: Readonly<Partial<Record<Placement, readonly string[]>>>
  /** The active layer. */
  readonly activeLayer?: string | undefined
  /** The latest upload, which a newly chosen placement starts with. */
  readonly latest?: string | undefined
  /** The placement being shown. */
  readonly active?: Placement | undefined
  /** The colour being shown, once chosen. */
  readonly seenOn?: string | undefined
  readonly lines: readonly BulkLine[]
  /** The people who get the pieces, if each has a name or number. */
  readonly roster?: WrittenRoster | undefined
}

/** The design on a product page's shirt, or on a cart line. */
export type ShirtDraft = {
  /** Uploads, texts and motifs, bottom to top. */
  readonly layers: readonly string[]
  readonly active?: string | undefined
  /** The placement, once another one is chosen for a cart line. */
  readonly placement?: Placement
  /** Whether it differs from the cart line. */
  readonly isChanged?: boolean
}

/** The appearance of a text or motif. */
export type DrawnStyle = TextStyle | MotifStyle

/** As in a document, except that groups have unique names. */
export type Traits = Pick<LayerTraits, 'isLocked' | 'isHidden'> & { readonly group?: string | undefined }

export type Drafts = {
  readonly single: SingleDraft
  /** By product. */
  readonly bulk: Readonly<Record<string, BulkDraft>>
  /** By product, or by `lineKey` of a line of the cart. */
  readonly shirts: Readonly<Record<string, ShirtDraft>>
  /** The position of an upload at a placement, by `placeKey`. */
  readonly places: Readonly<Record<string, DesignPlace>>
  /** A text or motif by the id of its layer. */
  readonly drawn: Readonly<Record<string, DrawnStyle>>
  /** The position of a text or motif at a placement, by `placeKey`. */
  readonly spots: Readonly<Record<string, TextSpot>>
  /** Locked, hidden and grouped layers, by the key that their canvas uses. */
  readonly traits: Readonly<Record<string, Traits>>
  /** Uploads whose low resolution the customer accepts. */
  readonly accepted: Readonly<Record<string, boolean>>
  /** The latest order of this tab: after a reload a guest has no other way back to it. */
  readonly ordered: { readonly _id: string; readonly trackingToken?: string | undefined } | null
}

export const emptySingle: SingleDraft = { quantity: 1, designs: [] }
export const emptyBulk: BulkDraft = { placements: [], layers: {}, lines: [] }
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

/** A visitor's designs and choices on the ordering pages. They survive a reload, but not the tab and not the session of an account. */
export const useDrafts = tabDraft<Drafts>('designs', empty, {
  version: 2,
  migrate: (kept, version) => (version === 1 ? draftsOfOnePicture(kept as DraftsOfOnePicture) : (kept as Drafts)),
})

/** Returns the key of an upload's position and consent at a placement. */
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

/** Returns whether an upload, text or motif is used on any page. */
export const isLaid = (id: string): boolean => layersIn(useDrafts.getState()).includes(id)

/** Returns the stored data of the layers that the drafts still use after a change. */
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

export const emptyShirt: ShirtDraft = { layers: [] }

/** Returns the key of a cart line's design while it is edited. */
export const lineKey = (lineId: string) => `cart ${lineId}`

/** The design on a product's shirt, or on a cart line. */
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

/** A product's bulk draft without its lines, which change with every key press (`useBulkLines`). */
export function useBulkDraft(productId: string): Omit<BulkDraft, 'lines'> {
  return useDrafts(
    useShallow(({ bulk }) => {
      const { lines: _, ...draft } = bulk[productId] ?? emptyBulk
      return draft
    }),
  )
}

/** Returns the present draft including its lines. */
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

/** Stores a design's position at a placement. */
export function putDesign(uploadId: string, placement: Placement, place: DesignPlace): void {
  useDrafts.setState(({ places }) => ({ places: { ...places, [placeKey(uploadId, placement)]: place } }))
}

/** Changes the appearance or content of a text or motif. */
export function changeDrawn(id: string, style: DrawnStyle): void {
  useDrafts.setState(({ drawn }) => ({ drawn: { ...drawn, [id]: style } }))
}

/** Stores the position of a text or motif at a placement. */
export function putDrawn(id: string, placement: Placement, spot: TextSpot): void {
  useDrafts.setState(({ spots }) => ({ spots: { ...spots, [placeKey(id, placement)]: spot } }))
}

/** Stores the positions of several layers that are moved together. */
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

/** Locks, hides or groups layers, or undoes it. */
export function changeTraits(keys: readonly string[], change: Traits): void {
  useDrafts.setState(({ traits }) => ({
    traits: { ...traits, ...Object.fromEntries(keys.map((key) => [key, { ...traits[key], ...change }])) },
  }))
}

/** Stores whether a design may be printed at low resolution. */
export function acceptPoorPrint(uploadId: string, placement: Placement, accepts: boolean): void {
  useDrafts.setState(({ accepted }) => ({ accepted: { ...accepted, [placeKey(uploadId, placement)]: accepts } }))
}
