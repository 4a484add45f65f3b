/** A design changed by staff after it was ordered, because its customer asked for that on a proof. */
import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { DesignDocument, type PlacedDocument } from '../design-document/design-document.ts'
import { type Design, maxDesigns, type PlacedDesign, tooManyDesigns } from '../designs/design.ts'
import { designsOfLine, layersOnLines, maxCartLayers, tooManyCartLayers } from '../designs/line-designs.ts'
import { type CatalogueLine, type PrintedLine, placementsOfLines } from '../orders/order-lines.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

/** The error when staff change a design that has changed in the meantime. */
export const designHasChanged = 'The design of this order has changed meanwhile. Please look at it again.'

/** PUT /api/admin/order/{id}/design: what is printed at a placement from now on. */
export const ChangeDesignRequest = z.object({
  /** The line, for an order of a cart; in any other order all printed pieces get it. */
  line: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  placement: z.enum(placements),
  document: DesignDocument,
  /** The `hash` of the design that the change is based on. */
  basedOn: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'Not the hash of a design' })),
})
export type ChangeDesignRequest = z.infer<typeof ChangeDesignRequest>

type Designed = Pick<StoredOrder, 'lines' | 'designs' | 'designDocuments' | 'replacedDesigns'>
type Where = Pick<ChangeDesignRequest, 'line' | 'placement'>

/** Returns the lines that a change applies to; none if the order prints nothing there. */
export function linesPrintedAt(
  { lines }: Pick<Designed, 'lines'>,
  { line, placement }: Where,
): (CatalogueLine | PrintedLine)[] {
  if (line !== undefined) {
    return lines.flatMap((each) =>
      each.kind === 'catalogue' && each._id === line && each.placement === placement ? [each] : [],
    )
  }
  return placementsOfLines(lines).includes(placement) ? lines.filter((each) => each.kind === 'printed') : []
}

type Change = Where &
  Pick<ChangeDesignRequest, 'document'> & {
    /** The pictures of the document, bottom first, with the facts of their files. */
    readonly pictures: readonly PlacedDesign[]
  }

/** Returns an order's design after a change. Files no longer printed stay with it, so that its customer can see them. */
export function withChangedDesign(order: Designed, change: Change): Designed {
  const changed = change.line === undefined ? changedForAll(order, change) : changedOnLine(order, change)
  const printed = new Set(filesIn(changed).map(({ path }) => path))
  const all = [...(order.replacedDesigns ?? []), ...filesIn(order)]
  const replaced = all.filter(
    ({ path }, index) => !printed.has(path) && all.findIndex((other) => other.path === path) === index,
  )
  return {
    ...changed,
    ...(replaced.length > 0 && { replacedDesigns: replaced.map(({ path, name }) => ({ path, name })) }),
  }
}

/** Returns the message why a design is too large for an order; undefined if it is not. */
export function changedDesignProblem({ lines, designs, replacedDesigns = [] }: Designed): string | undefined {
  if (designs.length > maxDesigns || replacedDesigns.length > maxDesigns) return tooManyDesigns
  const onLines = lines.flatMap((line) => (line.kind === 'catalogue' ? [line] : []))
  return layersOnLines(onLines) > maxCartLayers ? tooManyCartLayers : undefined
}

function changedForAll({ lines, designs, designDocuments = [] }: Designed, change: Change): Designed {
  const { placement, pictures, document } = change
  const documents: PlacedDocument[] = [
    ...designDocuments.filter((other) => other.placement !== placement),
    // For pictures alone the designs are enough.
    ...(document.layers.some(({ kind }) => kind !== 'picture') ? [{ ...document, placement }] : []),
  ]
  const others = designs.filter((design) => design.placement !== placement)
  return { lines, designs: [...others, ...pictures], ...(documents.length > 0 && { designDocuments: documents }) }
}

function changedOnLine({ lines, designs, designDocuments }: Designed, { line, document }: Change): Designed {
  return {
    lines: lines.map((each) => {
      if (each.kind !== 'catalogue' || each._id !== line) return each
      const { design: _, ...plain } = each
      return { ...plain, designDocument: document }
    }),
    designs,
    ...(designDocuments && { designDocuments }),
  }
}

const filesIn = ({ lines, designs }: Pick<Designed, 'lines' | 'designs'>): Pick<Design, 'path' | 'name'>[] => [
  ...designs,
  ...lines.flatMap((line) => (line.kind === 'catalogue' ? designsOfLine(line) : [])),
]
