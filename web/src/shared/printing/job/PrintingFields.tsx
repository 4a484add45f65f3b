import { NativeSelect } from '@mantine/core'
import { toRupees } from '@teeshala/contract/money'
import {
  type Ink,
  inks,
  type PrintingWay,
  printingFor,
  printingsOf,
  wayOf,
} from '@teeshala/contract/printing/job-options'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/shared/printing.ts'
import classes from './JobFields.module.css'
import { OptionCards } from './OptionCards.tsx'

type Printing = Pick<JobChoices, 'printing' | 'greyPrinting'>

type PrintingFieldsProps = {
  printing: Printing
  /** Whether any sheet has colour; otherwise colour is not needed. */
  hasColor: boolean
  list: PriceList
  rules: TradeRules
  onChange: (printing: Printing) => void
}

const inkWords: Readonly<Record<Ink, { title: string; about: string }>> = {
  grey: { title: texts.blackWhiteLabel, about: texts.everyPageInBlack },
  color: { title: texts.colour, about: texts.everyPageAtThePriceOfColour },
  mixed: { title: texts.colourOnlyWhereNeeded, about: texts.pagesWithoutColourAtThePrice },
}

const sideWords = { 1: texts.oneSideLabel, 2: texts.bothSidesLabel } as const

/** Colour and sides in plain words, and the price list option for them. */
export function PrintingFields({ printing, hasColor, list, rules, onChange }: PrintingFieldsProps) {
  const way = wayOf(printing, rules)
  const turnTo = (wanted: PrintingWay) => {
    const found = printingFor(list, rules, wanted, printing)
    if (found) onChange(found)
  }
  const offers = (ink: Ink, sides: 1 | 2) => printingFor(list, rules, { ink, sides }) !== undefined
  const isOffered = (ink: Ink) => (ink !== 'mixed' || hasColor) && (offers(ink, 1) || offers(ink, 2))
  const offeredInks = inks.filter((ink) => ink === way.ink || isOffered(ink))
  const otherSides = way.sides === 1 ? 2 : 1
  return (
    <>
      <OptionCards
        legend={texts.colour}
        value={way.ink}
        options={offeredInks.map((value) => ({ value, ...inkWords[value] }))}
        onChange={(value) => {
          const ink = value as Ink
          turnTo(offers(ink, way.sides) ? { ink, sides: way.sides } : { ink, sides: otherSides })
        }}
      />
      <OptionCards
        legend={texts.sides}
        value={`${way.sides}`}
        options={([1, 2] as const).map((sides) => ({
          value: `${sides}`,
          title: sideWords[sides],
          ...(!offers(way.ink, sides) &&
            sides !== way.sides && { problem: texts.notInTitle(inkWords[way.ink].title.toLowerCase()) }),
        }))}
        onChange={(value) => turnTo({ ink: way.ink, sides: value === '2' ? 2 : 1 })}
      />
      <div className={classes.options}>
        <ListedOption
          label={way.ink === 'mixed' ? texts.pagesWithColour : texts.printedAs}
          option={printing.printing}
          options={printingsOf(list, rules, { isColor: way.ink !== 'grey', sides: way.sides })}
          onChange={(option) => onChange({ ...printing, printing: option })}
        />
        {way.ink === 'mixed' && printing.greyPrinting !== undefined && (
          <ListedOption
            label={texts.otherPages}
            option={printing.greyPrinting}
            options={printingsOf(list, rules, { isColor: false, sides: way.sides })}
            onChange={(option) => onChange({ ...printing, greyPrinting: option })}
          />
        )}
      </div>
    </>
  )
}

type ListedOptionProps = {
  label: string
  option: string
  options: ReturnType<typeof printingsOf>
  onChange: (option: string) => void
}

/** The option's name and price; a choice if the list has several for the same kind of printing. */
function ListedOption({ label, option, options, onChange }: ListedOptionProps) {
  const words = options.map((listed) => ({
    value: listed.option,
    label: texts.optionPerSheet(listed.option, formatPrice(toRupees(listed.pricePaise))),
  }))
  const chosen = words.find(({ value }) => value === option)
  if (words.length > 1 && chosen) {
    return <NativeSelect label={label} value={option} data={words} onChange={({ target }) => onChange(target.value)} />
  }
  return (
    <p className={classes.quiet}>
      {label}: {chosen?.label ?? option}
    </p>
  )
}
