import { ActionIcon, Progress } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCheck, IconFileText, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/shared/printing.ts'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { OfflineNote } from '../../uploads/OfflineNote.tsx'
import { failedWords, retryUpload } from '../../uploads/run-uploads.ts'
import { isLost } from '../../uploads/uploads-store.ts'
import { useUploadPictures } from '../../uploads/use-upload-pictures.ts'
import classes from './DocumentCard.module.css'
import { aboutDocument, documentNotes, pictureNote } from './document-words.ts'
import { PageStrip } from './PageStrip.tsx'
import type { ChosenDocument } from './use-documents.ts'
import { usePdf } from './use-pdf.ts'

type DocumentCardProps = {
  document: ChosenDocument
  /** The paper size: 'A4'. */
  paperSize: string | undefined
  /** Moves it before or behind the others, if there are any. */
  onMove?: ((by: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
  onRemove: () => void
}

/** A document to print: upload progress, facts, warnings, and pages. */
export function DocumentCard({ document, paperSize, onMove, isFirst, isLast, onRemove }: DocumentCardProps) {
  const { id, name, upload, facts, problem, isCorrected } = document
  const { pdf, canOpen, open, isOpening, error } = usePdf(document)
  const isPicture = facts?.pixels !== undefined
  const [shown = upload] = useUploadPictures(isPicture ? [id] : [])
  const picture = isPicture && shown.picture.url
  const coarse = facts && paperSize ? pictureNote(facts, paperSize) : undefined
  const notes = facts ? [...documentNotes(facts), ...(coarse ? [coarse] : [])] : []
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.head}>
        {picture ? (
          <img className={classes.picture} src={picture} alt={texts.yourDocumentNamed(name)} decoding="async" />
        ) : (
          <IconFileText className={classes.icon} size={32} stroke={1.5} aria-hidden />
        )}
        <div className={classes.words}>
          <strong className={classes.name}>{name}</strong>
          {facts && <span>{aboutDocument(facts)}</span>}
          <State document={document} />
        </div>
        <div className={classes.ways}>
          {onMove && (
            <>
              <Tool label={texts.printEarlier(name)} disabled={isFirst} onClick={() => onMove(-1)}>
                <IconArrowUp size={20} />
              </Tool>
              <Tool label={texts.printLater(name)} disabled={isLast} onClick={() => onMove(1)}>
                <IconArrowDown size={20} />
              </Tool>
            </>
          )}
          <Tool label={texts.removeNamed(name)} data-removes onClick={onRemove}>
            <IconTrash size={20} />
          </Tool>
        </div>
      </div>
      {upload.state === 'sending' && (
        <>
          <Progress
            value={Math.max(4, upload.share * 100)}
            size="sm"
            color="marigold"
            aria-label={texts.uploadingNamed(name)}
          />
          <OfflineNote />
        </>
      )}
      {upload.state === 'failed' && (
        <p className={classes.problem} role="alert">
          {failedWords(upload)}{' '}
          {!isLost(upload) && <SmallButton onClick={() => retryUpload(id)}>{texts.tryAgain}</SmallButton>}
        </p>
      )}
      <ErrorLine className={classes.problem} error={problem} />
      {isCorrected && facts && (
        <p className={classes.note} role="status">
          {texts.pressReads(aboutDocument(facts))}
        </p>
      )}
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <li key={note} className={classes.note}>
              {note}
            </li>
          ))}
        </ul>
      )}
      {pdf && <PageStrip name={name} pdf={pdf} facts={facts} />}
      {!pdf && facts && !isPicture && canOpen && (
        <div>
          <SmallButton loading={isOpening} onClick={open}>
            {texts.showPages}
          </SmallButton>
          <ErrorLine className={classes.problem} error={error} />
        </div>
      )}
    </article>
  )
}

type ToolProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }

function Tool({ label, ...props }: ToolProps) {
  return <ActionIcon variant="subtle" color="ink" size={40} aria-label={label} {...props} />
}

/** A document's progress: read here, uploaded, checked by the shop. */
function State({ document: { upload, local, facts, isConfirmed, problem } }: { document: ChosenDocument }) {
  const { state, share } = upload
  if (state === 'failed' || problem) return null
  const reading =
    !facts && local?.pdf ? texts.readingPage(Math.max(1, local.pagesRead), local.pdf.pages) : texts.reading
  return (
    <span className={classes.state} role="status">
      {isConfirmed && <IconCheck size={16} aria-hidden />}
      {!facts && `${reading} … `}
      {state === 'sending' && texts.uploadingPercent(Math.floor(share * 100))}
      {state === 'sent' && facts && (isConfirmed ? texts.uploadedAndChecked : texts.uploadedCheckingItOnceMore)}
    </span>
  )
}
