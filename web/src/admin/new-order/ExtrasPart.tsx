import { useId } from 'react'
import { PromiseLine } from '../../shared/delivery/PromiseLine.tsx'
import type { ShownPromise } from '../../shared/delivery/use-delivery-promise.ts'
import { CompanyFields } from '../../shared/ordering/CompanyFields.tsx'
import { unmetDay } from '../../shared/ordering/extras/check-extras.ts'
import type { ExtrasDraft } from '../../shared/ordering/extras/extras-draft.ts'
import { NeededByField } from '../../shared/ordering/NeededByField.tsx'
import { PressNote } from '../../shared/ordering/PressNote.tsx'
import * as texts from '../../texts/admin/orders/new-order.ts'
import { AddressInputs } from './AddressInputs.tsx'
import { FormPart } from './FormPart.tsx'
import classes from './new-order.module.css'
import type { TermsProps } from './part-props.ts'

type ExtrasPartProps = TermsProps & {
  promise: ShownPromise | undefined
  /** Whether its bill has to name the address of a customer who collects it. */
  isBilled: boolean
}

/** Delivery date, date needed, note to the press, and name and address on the bill. */
export function ExtrasPart({ promise, isBilled, ...part }: ExtrasPartProps) {
  const { draft, change, errors } = part
  const title = useId()
  const { extras, kind } = draft
  const set = (parts: Partial<ExtrasDraft>) => change({ extras: { ...extras, ...parts } })
  const problems = {
    ...(errors.neededBy && { neededBy: errors.neededBy }),
    ...(errors['company.name'] && { companyName: errors['company.name'] }),
    ...(errors['company.gstin'] && { gstin: errors['company.gstin'] }),
  }
  return (
    <FormPart title={texts.dateNoteAndBill}>
      <PromiseLine promise={promise} />
      <NeededByField
        extras={extras}
        problems={problems}
        unmet={unmetDay(extras, promise && 'by' in promise ? promise.by : undefined)}
        change={set}
        anyway={texts.takeTheOrderAnyway}
      />
      <PressNote
        value={extras.note}
        hint={texts.thePressReadsItOnTheJob}
        onChange={(note) => set({ note: kind === 'print' ? note.replaceAll('\n', ' ') : note })}
      />
      <CompanyFields extras={extras} problems={problems} change={set} ask={texts.gstBillForACompany} />
      {isBilled && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own look
        <div role="group" aria-labelledby={title}>
          <p id={title} className={classes.quiet}>
            {texts.billingAddressByLaw}
          </p>
          <AddressInputs {...part} of="billingAddress" />
        </div>
      )}
    </FormPart>
  )
}
