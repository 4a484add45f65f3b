import { documentWords } from '@teeshala/contract/printing/job-facts'
import type { OrderedJob } from '@teeshala/contract/printing/print-job'
import * as texts from '../../../texts/shared/orders.ts'
import { DesignLink } from '../../ordered-designs/DesignLink.tsx'
import { FirstFew } from '../../ui/FirstFew.tsx'
import classes from './PrintJobs.module.css'

/** The files of a job with their contents and links. */
export function PrintedDocuments({ documents }: Pick<OrderedJob, 'documents'>) {
  return (
    <div className={classes.documents}>
      <FirstFew of={documents} most={5}>
        {(document) => (
          <div key={document.path}>
            <DesignLink design={document} label={texts.openFile} hasPicture={false} />
            <p className={classes.quiet}>{documentWords(document)}</p>
          </div>
        )}
      </FirstFew>
    </div>
  )
}
