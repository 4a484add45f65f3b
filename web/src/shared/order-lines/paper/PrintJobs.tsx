import { jobFacts } from '@teeshala/contract/printing/job-facts'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import * as texts from '../../../texts/shared/orders.ts'
import { PaperLines } from './PaperLines.tsx'
import { PrintedDocuments } from './PrintedDocuments.tsx'
import classes from './PrintJobs.module.css'

type PrintJobsProps = {
  jobs: PrintOrder['jobs']
  /** The amounts of the jobs, line by line; absent for readers who must not see prices. */
  items?: PrintOrder['items']
}

/** The jobs of a print order: documents, options and amounts. */
export function PrintJobs({ jobs, items = [] }: PrintJobsProps) {
  return (
    <ol className={classes.jobs}>
      {jobs.map((job, index) => {
        const lines = items.filter((item) => item.job === index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's jobs never change
          <li key={index} className={classes.job}>
            {jobs.length > 1 && <p className={classes.title}>{texts.jobNumber(index + 1)}</p>}
            <PrintedDocuments documents={job.documents} />
            <dl className={classes.facts}>
              {jobFacts(job).map(({ title, words }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
            {lines.length > 0 && <PaperLines items={lines} />}
          </li>
        )
      })}
    </ol>
  )
}
