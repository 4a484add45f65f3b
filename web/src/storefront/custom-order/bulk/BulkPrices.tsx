import { type PieceTerms, piecePaise } from '@teeshala/contract/bulk/piece-price'
import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import { breakPercent, nextBreak } from '@teeshala/contract/quantity-break'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/storefront/custom-order.ts'
import classes from './BulkPrices.module.css'

type BulkPricesProps = {
  terms: PieceTerms
  /** The chosen prints per piece. */
  prints: number
  pieces: number
}

/** The price per piece by quantity: the present step is marked, and the next one says what it saves. */
export function BulkPrices({ terms, prints, pieces }: BulkPricesProps) {
  if (terms.breaks.length === 0) return null
  const price = (count: number) => formatPrice(toRupees(piecePaise(terms, prints, count)))
  const steps = [{ from: 1, percent: 0 }, ...terms.breaks]
  const present = steps.findLast(({ from }) => pieces >= from)
  return (
    <div className={classes.prices}>
      <table>
        <caption>
          {texts.pricePerPiece}
          {prints > 1 && texts.withPrints(prints)}
          {texts.byAllPiecesOfTheOrder}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.pieces}</th>
            <th scope="col">{texts.each}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, percent }, index) => (
            <tr key={from} aria-current={from === present?.from || undefined}>
              <th scope="row">{rangeOf(from, steps[index + 1]?.from)}</th>
              <td>
                {price(from)}
                {percent > 0 && <small> {texts.percentOff(percent)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{pieces > 0 && nextStep(terms, prints, pieces)}</p>
    </div>
  )
}

function rangeOf(from: number, next: number | undefined): string {
  return next === undefined ? `${formatCount(from)}+` : `${formatCount(from)}–${formatCount(next - 1)}`
}

/** '30 more pieces: ₹102 each, you save ₹1,440': what the next quantity step saves. */
function nextStep(terms: PieceTerms, prints: number, pieces: number): string {
  const next = nextBreak(terms.breaks, pieces)
  if (!next) return texts.bestPrice(breakPercent(terms.breaks, pieces))
  const each = piecePaise(terms, prints, next.from)
  const saved = (piecePaise(terms, prints, pieces) - each) * next.from
  const more = next.from - pieces
  const words = more === 1 ? texts.oneMorePiece : texts.morePieces(formatCount(more))
  return texts.eachYouSave(words, formatPrice(toRupees(each)), formatPrice(toRupees(saved)))
}
