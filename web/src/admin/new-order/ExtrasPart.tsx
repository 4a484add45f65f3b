import { PromiseLine } from '../../shared/delivery/PromiseLine.tsx'
import type { ShownPromise } from '../../shared/delivery/use-delivery-promise.ts'
import { CompanyFields } from '../../shared/ordering/CompanyFields.tsx'
import { unmetDay } from '../../shared/ordering/check-extras.ts'
import type { ExtrasDraft } from '../../shared/ordering/extras-draft.ts'
import { NeededByField } from '../../shared/ordering/NeededByField.tsx'
import { PressNote } from '../../shared/ordering/PressNote.tsx'
import { FormPart } from './FormPart.tsx'
import type { TermsProps } from './part-props.ts'

type ExtrasPartProps = TermsProps & { promise: ShownPromise | undefined }

/** By when the order arrives and when it is needed, what the press should know, and the name on the bill. */
export function ExtrasPart({ draft, change, errors, promise }: ExtrasPartProps) {
  const { extras, kind } = draft
  const set = (parts: Partial<ExtrasDraft>) => change({ extras: { ...extras, ...parts } })
  const problems = {
    ...(errors.neededBy && { neededBy: errors.neededBy }),
    ...(errors['company.name'] && { companyName: errors['company.name'] }),
    ...(errors['company.gstin'] && { gstin: errors['company.gstin'] }),
  }
  return (
    <FormPart title="Date, note and bill">
      <PromiseLine promise={promise} />
      <NeededByField
        extras={extras}
        problems={problems}
        unmet={unmetDay(extras, promise && 'by' in promise ? promise.by : undefined)}
        change={set}
        anyway="Take the order anyway: the customer knows"
      />
      <PressNote
        value={extras.note}
        hint="The press reads it on the job ticket. The customer sees it, too."
        onChange={(note) => set({ note: kind === 'print' ? note.replaceAll('\n', ' ') : note })}
      />
      <CompanyFields extras={extras} problems={problems} change={set} ask="GST bill for a company" />
    </FormPart>
  )
}
