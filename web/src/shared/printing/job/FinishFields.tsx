import { toRupees } from '@teeshala/contract/money'
import { offersOf } from '@teeshala/contract/printing/job-options'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/shared/printing.ts'
import { ChoiceGroup } from '../../ui/choices/ChoiceGroup.tsx'
import { OptionCards } from './OptionCards.tsx'

type FinishFieldsProps = {
  choices: JobChoices
  /** Sheets per copy. */
  sheets: number
  list: PriceList
  rules: TradeRules
  onChange: (choices: JobChoices) => void
}

/** Lamination and binding: unsuitable options say why. */
export function FinishFields({ choices, sheets, list, rules, onChange }: FinishFieldsProps) {
  const { lamination: _, binding: __, ...others } = choices
  const cards = (section: 'lamination' | 'binding', none: string) => {
    const chosen = choices[section]
    const offers = offersOf(section, list, rules, { paper: choices.paper, sheets })
    const gone =
      chosen !== undefined && !list.find(section, chosen)
        ? [{ value: chosen, title: chosen, problem: texts.noLongerOnOurPriceList }]
        : []
    const unit = section === 'lamination' ? texts.perSheet : texts.perCopy
    return [
      { value: '', title: none },
      ...gone,
      ...offers.map(({ option, pricePaise, description, problem }) => ({
        value: option,
        title: option,
        price: `${formatPrice(toRupees(pricePaise))} ${unit}`,
        about: description,
        problem,
      })),
    ]
  }
  return (
    <>
      <OptionCards
        legend={texts.lamination}
        value={choices.lamination ?? ''}
        options={cards('lamination', texts.noLamination)}
        onChange={(lamination) => onChange({ ...others, ...bound(choices), ...(lamination !== '' && { lamination }) })}
      />
      {choices.lamination !== undefined && (
        <ChoiceGroup
          label={texts.laminate}
          value={choices.laminated}
          options={[
            { value: 'all', label: texts.allSheets },
            { value: 'cover', label: texts.theFirstSheetOnly },
          ]}
          onChange={(laminated) => onChange({ ...choices, laminated })}
        />
      )}
      <OptionCards
        legend={texts.binding}
        value={choices.binding ?? ''}
        options={cards('binding', texts.looseSheets)}
        onChange={(binding) => onChange({ ...others, ...laminated(choices), ...(binding !== '' && { binding }) })}
      />
    </>
  )
}

const bound = ({ binding }: JobChoices) => binding !== undefined && { binding }
const laminated = ({ lamination }: JobChoices) => lamination !== undefined && { lamination }
