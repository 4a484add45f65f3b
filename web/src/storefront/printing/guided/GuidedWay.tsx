import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { useState } from 'react'
import { DocumentPicker } from '../../../shared/printing/documents/DocumentPicker.tsx'
import { useKeptFocus } from '../../../shared/ui/focus/use-kept-focus.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as texts from '../../../texts/storefront/printing.ts'
import { addJob, changeJob, usePrinting } from '../printing-draft.ts'
import type { BuiltJob } from '../use-printing-order.ts'
import classes from './GuidedWay.module.css'

// Loaded with the first document.
const JobEditor = lazyPart(() => import('./JobEditor.tsx').then((module) => module.JobEditor))

type GuidedWayProps = { jobs: readonly BuiltJob[]; list: PriceList; rules: TradeRules }

const withoutDocument = (id: string) =>
  usePrinting.getState().jobs.forEach((job) => {
    changeJob(job.id, ({ documents }) => ({ documents: documents.filter((each) => each !== id) }))
  })

/** Upload a document, choose print options, and see the price. */
export function GuidedWay({ jobs, list, rules }: GuidedWayProps) {
  const openJob = usePrinting((draft) => draft.openJob)
  const [isTaken, setIsTaken] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const take = (id: string) => {
    setIsTaken(true)
    addJob(id)
  }
  const { place, leaves } = useKeptFocus<HTMLDivElement>()
  const open = jobs.find(({ job }) => job.id === openJob)
  if (!open) {
    return (
      <div ref={place} className={classes.begin}>
        <DocumentPicker
          label={texts.uploadYourDocument}
          taken={0}
          onTaken={take}
          onRefused={withoutDocument}
          refusals={refusals}
          onRefusals={setRefusals}
          isMain
        />
        <p className={classes.quiet}>
          {jobs.length > 0 ? texts.whatYouHaveChosenSoFar : texts.seePagesColourAndPriceAtOnce}
        </p>
      </div>
    )
  }
  return (
    <div ref={place} className={classes.begin}>
      <JobEditor
        fallback={<Skeleton height="20rem" aria-busy />}
        key={open.job.id}
        built={open}
        list={list}
        rules={rules}
        isJustTaken={isTaken}
        leaves={leaves}
        onRefused={withoutDocument}
        refusals={refusals}
        onRefusals={setRefusals}
      />
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={20} />}
          onClick={() => {
            setRefusals([])
            usePrinting.setState({ openJob: null })
          }}
        >
          {texts.printAnotherDocument}
        </Button>
      </div>
    </div>
  )
}
