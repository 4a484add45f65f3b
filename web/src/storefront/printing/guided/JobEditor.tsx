import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import { paperParts } from '@teeshala/contract/printing/job-options'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { type ComponentProps, useEffect, useRef } from 'react'
import { DocumentCard } from '../../../shared/printing/documents/DocumentCard.tsx'
import { DocumentPicker } from '../../../shared/printing/documents/DocumentPicker.tsx'
import { forgetDocument } from '../../../shared/printing/documents/take-document.ts'
import type { ChosenDocument } from '../../../shared/printing/documents/use-documents.ts'
import { JobFields } from '../../../shared/printing/job/JobFields.tsx'
import { ErrorLine } from '../../../shared/ui/ErrorLine.tsx'
import { isLost, uploadOf } from '../../../shared/uploads/uploads-store.ts'
import * as texts from '../../../texts/storefront/printing.ts'
import { changeJob, removeDocument } from '../printing-draft.ts'
import type { BuiltJob } from '../use-printing-order.ts'
import classes from './JobEditor.module.css'

type JobEditorProps = Pick<ComponentProps<typeof DocumentPicker>, 'onRefused' | 'refusals' | 'onRefusals'> & {
  built: BuiltJob
  list: PriceList
  rules: TradeRules
  /** Its document was just chosen, by a button that has disappeared. */
  isJustTaken: boolean
  /** Keeps the keyboard's position when the document at this index is removed. */
  leaves: (index: number) => void
}

/** A job: its documents in order, print options, and price. */
export function JobEditor({ built, list, rules, isJustTaken, leaves, ...refusing }: JobEditorProps) {
  const { job, documents, pages, choices, cost } = built
  const size = choices && paperParts(choices.paper).size
  const title = useRef<HTMLHeadingElement>(null)

  // Keyboard users continue here, not at the top of the page.
  useEffect(() => {
    if (isJustTaken) title.current?.focus({ preventScroll: true })
  }, [isJustTaken])

  const move = (index: number, by: -1 | 1) =>
    changeJob(job.id, ({ documents: ids }) => {
      const moved = [...ids]
      const [id] = moved.splice(index, 1)
      if (id !== undefined) moved.splice(index + by, 0, id)
      return { documents: moved }
    })

  const lost = documents.find(({ upload }) => isLost(upload))
  // The next chosen file replaces an upload interrupted by a reload; several may be chosen at once.
  const take = (id: string) => {
    const cutOff = job.documents.flatMap((each) => uploadOf(each) ?? []).find(isLost)?.id
    changeJob(job.id, ({ documents: ids }) => ({
      documents: cutOff ? ids.map((each) => (each === cutOff ? id : each)) : [...ids, id],
    }))
    if (cutOff) forgetDocument(cutOff)
  }

  const remove = ({ id, name, upload }: ChosenDocument, index: number) => {
    leaves(index)
    if (upload.state === 'sent') return removeDocument(job.id, id, name)
    changeJob(job.id, ({ documents: ids }) => ({ documents: ids.filter((each) => each !== id) }))
    forgetDocument(id)
  }

  return (
    <div className={classes.job}>
      <section className={classes.step} aria-label={texts.yourDocument}>
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          {documents.length > 1 ? texts.yourDocuments : texts.yourDocument}
        </h2>
        {documents.map((document, index) => (
          <DocumentCard
            key={document.id}
            document={document}
            paperSize={size}
            onMove={documents.length > 1 ? (by) => move(index, by) : undefined}
            isFirst={index === 0}
            isLast={index === documents.length - 1}
            onRemove={() => remove(document, index)}
          />
        ))}
        <DocumentPicker
          label={lost ? texts.chooseAgain(lost.name) : texts.addADocument}
          taken={documents.length - (lost ? 1 : 0)}
          onTaken={take}
          {...refusing}
        />
        {documents.length > 1 && <p className={classes.quiet}>{texts.theyArePrintedOneAfterAnother}</p>}
      </section>
      {pages && choices && (
        <section className={classes.step} aria-label={texts.howWePrintIt}>
          <h2 className={classes.title}>{texts.howWePrintIt}</h2>
          <JobFields
            choices={choices}
            documents={pages}
            list={list}
            rules={rules}
            onChange={(next) => changeJob(job.id, () => ({ choices: next }))}
          />
          {cost && !cost.problem && (
            <p className={classes.price} role="status">
              <span>{texts.amountPerCopy(formatAmount(toRupees(cost.copyPaise)))}</span>
              <strong>
                {formatAmount(toRupees(cost.copyPaise * choices.copies))}
                {choices.copies > 1 && <> {texts.forCopies(formatCount(choices.copies))}</>}
              </strong>
            </p>
          )}
          <ErrorLine className={classes.problem} error={cost?.problem} />
        </section>
      )}
    </div>
  )
}
