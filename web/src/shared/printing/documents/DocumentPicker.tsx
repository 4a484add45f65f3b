import { maxJobDocuments } from '@teeshala/contract/printing/print-job'
import { useState } from 'react'
import * as texts from '../../../texts/shared/printing.ts'
import { unreachable } from '../../api/api-failure.ts'
import { ErrorAlert } from '../../ui/ErrorAlert.tsx'
import { DesignPicker } from '../../uploads/DesignPicker.tsx'
import { whileReading } from '../../uploads/uploads-store.ts'

type DocumentPickerProps = {
  label: string
  /** The number of documents in the job. */
  taken: number
  onTaken: (id: string) => void
  /** Called when an accepted document turns out to be unprintable and is removed. */
  onRefused: (id: string) => void
  /** Why files were refused; stored outside, because another picker takes its place after the first document. */
  refusals: readonly string[]
  onRefusals: (change: (before: readonly string[]) => readonly string[]) => void
  isMain?: boolean
}

/** Accepts documents to print, one after the other, and says why one is refused. */
export function DocumentPicker(props: DocumentPickerProps) {
  const { label, taken, onTaken, onRefused, refusals, onRefusals, isMain = false } = props
  const [isTaking, setIsTaking] = useState(false)
  const refuse = (refusal: string) => onRefusals((before) => [...new Set([...before, refusal])])

  const take = (files: readonly File[]) => whileReading(() => takeAll(files))
  const takeAll = async (files: readonly File[]) => {
    onRefusals(() => [])
    setIsTaking(true)
    const code = await import('./take-document.ts').catch(() => undefined)
    if (!code) {
      setIsTaking(false)
      return refuse(unreachable)
    }
    let count = taken
    for (const file of files) {
      if (count >= maxJobDocuments) {
        refuse(texts.mostDocumentsOfJob(maxJobDocuments))
        break
      }
      const found = await code.takeDocument(file, (id, refusal) => {
        refuse(`${file.name}: ${refusal}`)
        onRefused(id)
      })
      if ('refusal' in found) refuse(`${file.name}: ${found.refusal}`)
      else {
        count += 1
        onTaken(found.id)
      }
    }
    setIsTaking(false)
  }

  return (
    <>
      <DesignPicker page="print" label={label} onFiles={take} isMultiple isMain={isMain} isBusy={isTaking} />
      {refusals.map((refusal) => (
        <ErrorAlert key={refusal} error={refusal} />
      ))}
    </>
  )
}
