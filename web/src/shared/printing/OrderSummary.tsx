import { ActionIcon, Alert, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import type { PriceChange } from '@teeshala/contract/printing/price-changes'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/printing.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import { changeWords } from './change-words.ts'
import classes from './OrderSummary.module.css'

/** A single service, or a job with its documents, in the summary. */
export type SummaryLine = {
  readonly id: string
  readonly name: string
  readonly about: string | undefined
  readonly quantity: number
  /** The price of one piece or copy; unknown before its documents are read. */
  readonly pricePaise: number | undefined
  readonly change?: PriceChange | undefined
  /** Why it cannot be ordered as it is. */
  readonly problem?: string | undefined
}

type OrderSummaryProps = {
  lines: readonly SummaryLine[]
  totalItems: number
  grandTotalPaise: number
  onRemove: (id: string) => void
  /** Reopens a line's options, for those that `canEdit` names. */
  onEdit?: (id: string) => void
  canEdit?: (id: string) => boolean
  /** Updates every line to its present price, and removes options that are gone. */
  onAcceptPrices: () => void
}

/** The summary of a print order, line by line, with its total. Price changes are shown before anything is sent. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, totalItems, grandTotalPaise, onRemove, onEdit, canEdit, onAcceptPrices } = props
  const hasChanges = lines.some(({ change }) => change)
  return (
    <div className={classes.summary}>
      <ul className={classes.lines} aria-label={texts.itemsInTheOrder}>
        {lines.map(({ id, name, about, quantity, pricePaise, change, problem }) => (
          <li key={id}>
            <div className={classes.words}>
              <strong>{name}</strong>
              {pricePaise !== undefined && (
                <span className={classes.sum}>
                  {formatAmount(toRupees(pricePaise))} × {formatCount(quantity)}
                </span>
              )}
              {about && <span className={classes.about}>{about}</span>}
              {change && <span className={classes.change}>{changeWords(change)}</span>}
              {problem && <span className={classes.problem}>{problem}</span>}
            </div>
            <strong className={classes.amount}>
              {pricePaise !== undefined && formatAmount(toRupees(pricePaise * quantity))}
            </strong>
            <div className={classes.ways}>
              {onEdit && canEdit?.(id) && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={texts.changeNamed(name)}
                  onClick={() => onEdit(id)}
                >
                  {texts.change}
                </Button>
              )}
              <ActionIcon
                variant="subtle"
                color="ink"
                size={36}
                aria-label={texts.removeNamed(name)}
                data-removes
                onClick={() => onRemove(id)}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      {hasChanges && (
        <Alert color="marigold" role="alert" title={texts.pricesHaveChanged} className={classes.accept}>
          <p>{texts.checkTheMarkedLinesBeforeYouOrder}</p>
          <SmallButton variant="outline" onClick={onAcceptPrices}>
            {texts.acceptNewPrices}
          </SmallButton>
        </Alert>
      )}
      <dl className={classes.totals}>
        <div>
          <dt>{texts.totalItems}</dt>
          <dd>{formatCount(totalItems)}</dd>
        </div>
        <div className={classes.grand}>
          <dt>{texts.grandTotal}</dt>
          <dd>{formatAmount(toRupees(grandTotalPaise))}</dd>
        </div>
      </dl>
    </div>
  )
}
