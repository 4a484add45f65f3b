import { hasOwnDesign } from '../designs/line-designs.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { ProofState, StoredProof, StoredProofVersion } from './proof.ts'

const hourMs = 3_600_000
/** When a customer who has not answered is reminded, after the proof was sent. */
const remindersMs = [24 * hourMs, 72 * hourMs] as const

type Printed = Pick<StoredOrder, 'lines' | 'designs' | 'designDocuments'>

/** Returns how many pieces of an order get a print of the customer's own. */
export function ownPieces({ lines, designs, designDocuments = [] }: Printed): number {
  const hasDesigns = designs.length > 0 || designDocuments.length > 0
  return lines.reduce((sum, line) => {
    const isOwn = line.kind === 'printed' ? hasDesigns : line.kind === 'catalogue' && hasOwnDesign(line)
    return isOwn ? sum + line.quantity : sum
  }, 0)
}

/**
 * Whether an order is made only once its customer has approved a proof: of more own pieces than the shop's limit, which is null where it
 * asks for none, or with a list of people, whose names nobody at the press can check.
 */
export function asksProof(order: Printed, above: number | null): boolean {
  return above !== null && (hasPeople(order) || ownPieces(order) > above)
}

const hasPeople = ({ lines }: Printed) => lines.some((line) => line.kind === 'printed' && line.people)

/**
 * Returns everything that decides how the prints of an order look, as one text that is the same however its fields are ordered: its
 * hash is what a customer approves. How many pieces there are is no part of it.
 */
export function proofContents({ lines, designs, designDocuments = [] }: Printed): string {
  const garments = lines.flatMap((line) => {
    if (line.kind === 'paper') return []
    const { productType, printedSides, size, color, colorHex } = line
    const prints =
      line.kind === 'printed'
        ? line.prints.map(({ placement }) => placement)
        : [line.placement, line.design?.path, line.design?.place, ...(line.designDocument ? [line.designDocument] : [])]
    const people = line.kind === 'printed' ? line.people : undefined
    return canonical({ productType, printedSides, size, color, colorHex, prints, people })
  })
  const pictures = designs.map(({ path, place, placement }) => ({ path, place, placement }))
  return canonical({ garments: [...new Set(garments)].sort(), pictures, documents: designDocuments })
}

/** JSON with the names of every object in their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

/** Returns how far a proof is, of an order whose design has this hash now. */
export function proofStateOf({ versions }: StoredProof, hash: string): ProofState {
  const last = versions.at(-1)
  if (!last || last.hash !== hash) return 'to_make'
  return last.answer?.is ?? 'sent'
}

/** Returns which version of the proof its customer approved of what would be printed now; undefined where none is. */
export function approvedVersion({ versions }: StoredProof, hash: string): StoredProofVersion | undefined {
  const last = versions.at(-1)
  return last?.hash === hash && last.answer?.is === 'approved' ? last : undefined
}

/** Whether production is refused: no proof of what would be printed now is approved, and staff have not let it pass. */
export function waitsForProof(proof: StoredProof | undefined, hash: string): boolean {
  return proof !== undefined && !proof.isWaived && proofStateOf(proof, hash) !== 'approved'
}

/** Returns when the customer is reminded next of a proof that was sent then; undefined once both reminders have gone. */
export function nextReminder(sentAt: Date, now: Date): Date | undefined {
  const due = remindersMs.map((after) => sentAt.getTime() + after).find((at) => at > now.getTime())
  return due === undefined ? undefined : new Date(due)
}
