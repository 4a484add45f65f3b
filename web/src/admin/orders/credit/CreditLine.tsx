import { formatAmount } from '@teeshala/contract/rupee-format'
import type { CreditableLines } from '@teeshala/contract/tax/credit/credit-calls'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as texts from '../../../texts/admin/orders/credit.ts'
import classes from './credit.module.css'
import { amountOfPieces, type LineDraft, lineProblems, nothing } from './credit-draft.ts'

type CreditLineProps = {
  line: CreditableLines['lines'][number]
  value: LineDraft | undefined
  onChange: (value: LineDraft) => void
}

/** One line of an invoice: pieces returned, and the amount credited. */
export function CreditLine({ line, value = nothing, onChange }: CreditLineProps) {
  const { name, about, quantity, leftQuantity, left } = line
  if (left === 0) return null
  const problems = lineProblems(line, value)
  return (
    <fieldset className={classes.line}>
      <legend className={classes.name}>
        <strong>{name}</strong>
        {about && ` ${about}`}
        <br />
        {texts.leftOfIt(formatAmount(left), quantity === 0 ? undefined : leftQuantity)}
      </legend>
      {quantity > 0 && (
        <NumberField
          label={texts.piecesBack}
          error={problems.quantity}
          value={value.quantity}
          onChange={(pieces) => onChange({ quantity: pieces, amount: amountOfPieces(line, Number(pieces)) })}
        />
      )}
      <RupeeInput
        label={texts.amountOff}
        error={problems.amount}
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
      />
    </fieldset>
  )
}
