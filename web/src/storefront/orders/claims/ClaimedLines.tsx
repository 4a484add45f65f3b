import { Checkbox, NumberInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import type { ClaimedLine } from '@teeshala/contract/claims/claim'
import * as texts from '../../../texts/shared/claims.ts'
import type { ClaimDraft } from './claim-draft.ts'
import classes from './claims.module.css'

type Quantities = ClaimDraft['quantities']
type ClaimedLinesProps = {
  lines: readonly ClaimedLine[]
  quantities: Quantities
  refusal: string | undefined
  onChange: (quantities: Quantities) => void
}

/** Which lines of the order are meant, and how many pieces of those that have several. */
export function ClaimedLines({ lines, quantities, refusal, onChange }: ClaimedLinesProps) {
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
        return (
          <div key={line} className={classes.line}>
            <Checkbox
              label={[name, about].filter(Boolean).join(', ')}
              checked={chosen !== undefined}
              onChange={({ target }) => onChange(target.checked ? { ...quantities, [line]: quantity } : without(line))}
            />
            {chosen !== undefined && quantity > 1 && (
              <NumberInput
                aria-label={texts.howManyOf(name)}
                w="6rem"
                min={1}
                max={quantity}
                clampBehavior="strict"
                allowDecimal={false}
                allowNegative={false}
                value={chosen}
                onChange={(value) => onChange({ ...quantities, [line]: Number(value) || 1 })}
              />
            )}
          </div>
        )
      })}
      {refusal && (
        <p role="alert" className={classes.refused}>
          {refusal}
        </p>
      )}
    </fieldset>
  )
}
