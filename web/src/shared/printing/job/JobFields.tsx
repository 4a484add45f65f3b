import { formatCount } from '@teeshala/contract/count-format'
import { type PagesOfDocument, sheetsOf } from '@teeshala/contract/printing/price-job'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { type JobChoices, maxCopies } from '@teeshala/contract/printing/print-job'
import { printingRule, type TradeRules } from '@teeshala/contract/printing/trade-rules'
import { breakPercent, nextBreak } from '@teeshala/contract/quantity-break'
import * as texts from '../../../texts/shared/printing.ts'
import { QuantityStepper } from '../../ui/choices/QuantityStepper.tsx'
import { FinishFields } from './FinishFields.tsx'
import classes from './JobFields.module.css'
import { PaperFields } from './PaperFields.tsx'
import { PrintingFields } from './PrintingFields.tsx'

type JobFieldsProps = {
  choices: JobChoices
  /** The documents in print order. */
  documents: readonly PagesOfDocument[]
  list: PriceList
  rules: TradeRules
  onChange: (choices: JobChoices) => void
  /** Keeps the typed number of copies; the caller shows the error. */
  keepsCopies?: boolean
}

/** Print options of documents: copies, paper, colour, sides, lamination and binding, from the price list and the print-shop rules. */
export function JobFields({ choices, documents, list, rules, onChange, keepsCopies = false }: JobFieldsProps) {
  const { sheets } = sheetsOf(documents, printingRule(rules, choices.printing).sides)
  return (
    <div className={classes.fields}>
      <div className={classes.copies}>
        <QuantityStepper
          label={texts.copies}
          value={choices.copies}
          limit={maxCopies}
          keepsTyped={keepsCopies}
          onChange={(copies) => onChange({ ...choices, copies })}
        />
        <p className={classes.quiet} role="status">
          {texts.sheetPerCopy(sheetWords(sheets), breakWords(rules, choices.copies))}
        </p>
      </div>
      <PaperFields paper={choices.paper} list={list} onChange={(paper) => onChange({ ...choices, paper })} />
      <PrintingFields
        printing={choices}
        hasColor={documents.some(({ colorPages }) => colorPages.length > 0)}
        list={list}
        rules={rules}
        onChange={({ printing, greyPrinting }) => {
          const { greyPrinting: _, ...others } = choices
          onChange({ ...others, printing, ...(greyPrinting !== undefined && { greyPrinting }) })
        }}
      />
      <FinishFields choices={choices} sheets={sheets} list={list} rules={rules} onChange={onChange} />
    </div>
  )
}

const sheetWords = (sheets: number) => (sheets === 1 ? '1 sheet' : texts.sheetsOf(formatCount(sheets)))

function breakWords(rules: TradeRules, copies: number): string {
  const percent = breakPercent(rules.copyBreaks, copies)
  const next = nextBreak(rules.copyBreaks, copies)
  const now = percent > 0 ? texts.nowPercentOff(percent) : ''
  if (!next) return now
  const more = next.from - copies
  return texts.moreCopiesPercentOff(now, formatCount(more), more, next.percent)
}
