import { NativeSelect } from '@mantine/core'
import { nearestPaper, offeredPapers, type PaperParts, paperParts } from '@teeshala/contract/printing/job-options'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import * as texts from '../../../texts/shared/printing.ts'
import classes from './JobFields.module.css'

type PaperFieldsProps = {
  /** 'type|size|gsm' of a listed paper. */
  paper: string
  list: PriceList
  onChange: (paper: string) => void
}

const labels = [
  ['type', texts.paper, 'types'],
  ['size', texts.size, 'sizes'],
  ['gsm', texts.weight, 'weights'],
] as const

/** Type, size and weight of a paper; only existing combinations are offered. */
export function PaperFields({ paper, list, onChange }: PaperFieldsProps) {
  const parts = paperParts(paper)
  const offered = offeredPapers(list, parts)
  const choose = (chosen: Partial<PaperParts>) => {
    // Weights and sizes are offered for the choices before them, which stay.
    const { type, size } = parts
    const kept = 'gsm' in chosen ? { type, size } : 'size' in chosen ? { type } : {}
    const found = nearestPaper(list, paper, { ...kept, ...chosen })
    if (found) onChange(found)
  }
  return (
    <div className={classes.paper}>
      {labels.map(([part, label, offer]) => (
        <NativeSelect
          key={part}
          label={label}
          value={parts[part]}
          data={withChosen(offered[offer], parts[part])}
          onChange={({ target }) => choose({ [part]: target.value })}
        />
      ))}
    </div>
  )
}

/** The chosen value stays visible even if the list no longer has it. */
const withChosen = (offered: readonly string[], chosen: string) =>
  offered.includes(chosen) ? [...offered] : [chosen, ...offered]
