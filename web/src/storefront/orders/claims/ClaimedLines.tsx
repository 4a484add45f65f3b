import { Checkbox } from '@mantine/core'
import type { ClaimedLine, OwnClaim } from '@teeshala/contract/claims/claim'
import { openPieces } from '@teeshala/contract/claims/claimed-pieces'
import { QuantityStepper } from '../../../shared/ui/choices/QuantityStepper.tsx'
import { ErrorLine } from '../../../shared/ui/ErrorLine.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import type { ClaimDraft } from './claim-draft.ts'
import classes from './claims.module.css'

type Quantities = ClaimDraft['quantities']
type ClaimedLinesProps = {
  lines: readonly ClaimedLine[]
  /** The earlier claims about the order. */
  claims: readonly OwnClaim[]
  quantities: Quantities
  refusal: string | undefined
  onChange: (quantities: Quantities) => void
}

/** Selects the affected lines and their number of pieces; pieces already claimed cannot be selected again. */
export function ClaimedLines({ lines, claims, quantities, refusal, onChange }: ClaimedLinesProps) {
  const without = (line: number) => {
    const { [line]: _, ...others } = quantities
    return others
  }
  return (
    <fieldset className={classes.lines}>
      <legend>
        {texts.whichPieces} <span aria-hidden>*</span>
      </legend>
      {lines.map(({ line, quantity, name, about }) => {
        const chosen = quantities[line]
        const { pieces, tickets } = openPieces(claims, line)
        const left = Math.max(0, quantity - pieces)
        const reported = left > 0 ? texts.partlyReportedIn(pieces, quantity, tickets) : texts.reportedIn(tickets)
        return (
          <div key={line} className={classes.line}>
            <Checkbox
              label={[name, about].filter(Boolean).join(', ')}
              {...(pieces > 0 && { description: reported })}
              disabled={left === 0}
              checked={chosen !== undefined}
              onChange={({ target }) => onChange(target.checked ? { ...quantities, [line]: left } : without(line))}
            />
            {chosen !== undefined && left > 1 && (
              <QuantityStepper
                label={texts.howMany}
                of={name}
                hideLabel
                value={chosen}
                limit={left}
                onChange={(pieces) => onChange({ ...quantities, [line]: pieces })}
              />
            )}
          </div>
        )
      })}
      <ErrorLine className={classes.refused} error={refusal} />
    </fieldset>
  )
}
