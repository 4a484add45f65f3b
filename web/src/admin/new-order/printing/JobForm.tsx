import { Button } from '@mantine/core'
import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import { paperParts } from '@teeshala/contract/printing/job-options'
import { copyPaiseOf, priceJob } from '@teeshala/contract/printing/price-job'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { DocumentCard } from '../../../shared/printing/documents/DocumentCard.tsx'
import { DocumentPicker } from '../../../shared/printing/documents/DocumentPicker.tsx'
import { forgetDocument } from '../../../shared/printing/documents/take-document.ts'
import { useDocuments } from '../../../shared/printing/documents/use-documents.ts'
import { beginJob } from '../../../shared/printing/job/begin-job.ts'
import { JobFields } from '../../../shared/printing/job/JobFields.tsx'
import { ErrorLine } from '../../../shared/ui/ErrorLine.tsx'
import * as texts from '../../../texts/admin/orders/new-order.ts'
import { FormPart } from '../FormPart.tsx'
import type { BegunJob, DraftJob } from './print-draft.ts'
import classes from './printing.module.css'

type JobFormProps = {
  job: BegunJob
  list: PriceList
  rules: TradeRules
  onChange: (change: (now: BegunJob) => BegunJob) => void
  onAdd: (job: DraftJob) => void
}

/** A customer's documents with print options and price; added to the order once the shop has read them. */
export function JobForm({ job, list, rules, onChange, onAdd }: JobFormProps) {
  const documents = useDocuments(job.documents)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const facts = documents.flatMap((document) => document.facts ?? [])
  const pages = documents.length > 0 && facts.length === documents.length ? facts : undefined
  const choices = job.choices ?? (pages && beginJob(pages, list, rules))
  const unfit = choices && JobChoices.shape.copies.safeParse(choices.copies).error?.issues[0]?.message
  const priced = pages && choices && !unfit && priceJob(choices, pages, list, rules)
  const copyPaise = priced && 'job' in priced ? copyPaiseOf(priced.job, choices.copies) : undefined
  const problem = unfit ?? (priced && 'problems' in priced ? Object.values(priced.problems)[0] : undefined)
  const isRead = documents.every((document) => document.isConfirmed && !document.problem)
  const withoutDocument = (id: string) =>
    onChange((now) => ({ ...now, documents: now.documents.filter((each) => each !== id) }))
  const move = (index: number, by: -1 | 1) =>
    onChange((now) => {
      const moved = [...now.documents]
      moved.splice(index + by, 0, ...moved.splice(index, 1))
      return { ...now, documents: moved }
    })
  const add = () => {
    if (!pages || !choices || copyPaise === undefined || !isRead) return
    onAdd({
      ...choices,
      id: `${Date.now()}-job`,
      documents: documents.map(({ name, upload }) => ({ path: upload.stored?.path ?? '', name })),
      counted: pages.map((read) => ({ pages: read.pages, colorPages: read.colorPages })),
      pricePaise: copyPaise,
    })
  }
  return (
    <FormPart title={texts.printADocument}>
      {documents.map((document, index) => (
        <DocumentCard
          key={document.id}
          document={document}
          paperSize={choices && paperParts(choices.paper).size}
          onMove={documents.length > 1 ? (by) => move(index, by) : undefined}
          isFirst={index === 0}
          isLast={index === documents.length - 1}
          onRemove={() => {
            withoutDocument(document.id)
            forgetDocument(document.id)
          }}
        />
      ))}
      <DocumentPicker
        label={documents.length > 0 ? texts.addADocument : texts.uploadTheCustomersDocument}
        taken={documents.length}
        onTaken={(id) => onChange((now) => ({ ...now, documents: [...now.documents, id] }))}
        onRefused={withoutDocument}
        refusals={refusals}
        onRefusals={setRefusals}
      />
      {pages && choices && (
        <>
          <JobFields
            choices={choices}
            documents={pages}
            list={list}
            rules={rules}
            keepsCopies
            onChange={(next) => onChange((now) => ({ ...now, choices: next }))}
          />
          <ErrorLine className={classes.problem} error={problem} />
          <div className={classes.addJob}>
            <Button disabled={copyPaise === undefined || !isRead} onClick={add}>
              {texts.addDocumentsToOrder}
            </Button>
            {copyPaise !== undefined && (
              <span role="status">
                {formatAmount(toRupees(copyPaise))} × {formatCount(choices.copies)} ={' '}
                {formatAmount(toRupees(copyPaise * choices.copies))}
                {!isRead && texts.theDocumentsAreStillBeingChecked}
              </span>
            )}
          </div>
        </>
      )}
      {pages && !choices && <p className={classes.quiet}>{texts.addPaperAndPrintingToThePrice}</p>}
    </FormPart>
  )
}
