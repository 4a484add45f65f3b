import { missingChoices, piecesOf } from '@teeshala/contract/cart/cart-lines'
import { Quantity } from '@teeshala/contract/cart/quantity'
import type { Product } from '@teeshala/contract/catalogue/product'
import { stockMessage } from '@teeshala/contract/catalogue/refusals'
import { type StaffGoods, StaffOrderRequest } from '@teeshala/contract/orders/staff-order'
import * as texts from '../../../texts/admin/orders/new-order.ts'
import { type DraftLine, discountOf, goodsOf, type OrderDraft, requestOf } from './order-draft.ts'

type Problems = Readonly<Record<string, string>>

const choose = { size: texts.chooseASize, color: texts.chooseAColour, placement: texts.chooseAPlacement }

/** Placeholder for an order without goods, so that errors about the customer are found all the same. */
const nothing: StaffGoods = { kind: 'shop', lines: [], note: '' }

/** Returns all errors of an order at this total before it is sent, by the server's field paths. */
export function draftProblems(
  draft: OrderDraft,
  productOf: (id: string) => Product | undefined,
  totalPrice = 0,
): Problems {
  const goods = goodsOf(draft) ?? nothing
  const { error } = StaffOrderRequest.safeParse(requestOf(draft, goods, totalPrice))
  // The server's message for a missing choice is that for a wrong one.
  const ofTerms = (error?.issues ?? []).filter(({ path }) => path[0] !== 'goods' && path[0] !== 'totalPrice')
  return {
    ...Object.fromEntries(ofTerms.toReversed().map(({ path, message }) => [path.join('.'), message])),
    ...(Number.isNaN(discountOf(draft)) && { 'discount.amount': texts.anAmountInRupeesSuchAs150 }),
    ...(draft.kind === 'bulk' && draft.placements.length === 0 && { 'goods.placements': choose.placement }),
    ...Object.fromEntries(
      draft.lines.flatMap((line, index) =>
        missingOf(line, draft, productOf).map((name) => [`goods.lines.${index}.${name}`, choose[name]]),
      ),
    ),
    ...Object.fromEntries(
      draft.lines.flatMap((line, index) => {
        const problem = piecesProblem(line, draft.lines, productOf(line.productId)?.stock)
        return problem ? [[`goods.lines.${index}.quantity`, problem]] : []
      }),
    ),
  }
}

/** Returns why a total in rupees is not possible; undefined if it is. */
export function totalProblem(total: number): string | undefined {
  const unfit = StaffOrderRequest.shape.totalPrice.safeParse(total).error?.issues[0]?.message
  return unfit && texts.theTotalIsTooLarge(unfit)
}

/** Returns what is wrong with a line's pieces, as typed; lines of the same product share its stock. */
export function piecesProblem(
  { productId, quantity }: DraftLine,
  lines: readonly DraftLine[],
  stock = Number.POSITIVE_INFINITY,
): string | undefined {
  const unfit = Quantity.safeParse(quantity).error?.issues[0]?.message
  return unfit ?? (piecesOf(lines, productId) > stock ? stockMessage(stock) : undefined)
}

function missingOf(line: DraftLine, { kind }: OrderDraft, productOf: (id: string) => Product | undefined) {
  if (kind === 'bulk') return (['size', 'color'] as const).filter((name) => !line[name])
  const product = productOf(line.productId)
  if (!product) return []
  const { size, color } = line
  // In the draft, unchosen options are empty strings.
  const [placement, design] = [line.placement || undefined, line.design || undefined]
  return missingChoices(product, { size, color, placement, design })
}
