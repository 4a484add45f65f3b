import { Button, Loader, Select, Tabs } from '@mantine/core'
import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import { chooseOption, itemName } from '@teeshala/contract/printing/item-words'
import { paperParts } from '@teeshala/contract/printing/job-options'
import type { ListedPrice, PriceList } from '@teeshala/contract/printing/price-list'
import { type PricingSection, pricingSections } from '@teeshala/contract/printing/pricing'
import { maxPrintQuantity, printItem } from '@teeshala/contract/printing/print-item'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useRef, useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { QuantityStepper } from '../../../shared/ui/choices/QuantityStepper.tsx'
import * as texts from '../../../texts/admin/orders/new-order.ts'
import type { DraftItem } from './print-draft.ts'
import classes from './printing.module.css'
import { useSectionKeys } from './use-section-keys.ts'

const sectionLabels: Readonly<Record<PricingSection, string>> = {
  design: texts.design,
  paper: texts.paper,
  printing: texts.printing,
  lamination: texts.lamination,
  binding: texts.binding,
}

type ServiceFormProps = {
  /** Undefined while prices load. */
  list: PriceList | undefined
  onAdd: (item: DraftItem) => void
}

/** The price list in five tabs: choose an option and a quantity, and add it to the order. */
export function ServiceForm({ list, onAdd }: ServiceFormProps) {
  const address = useAddress()
  const [chosen, setChosen] = useState<Partial<Record<PricingSection, string>>>({})
  const [quantity, setQuantity] = useState(1)
  const [isAsked, setAsked] = useState(false)
  const [added, setAdded] = useState<DraftItem>()
  const form = useRef<HTMLFormElement>(null)
  const isOffered = (section: PricingSection) => !list || list.of(section).length > 0
  const section =
    pricingSections.find((name) => name === address.read('tab')) ?? pricingSections.find(isOffered) ?? 'design'
  const options = list?.of(section) ?? []
  const listed = list?.find(section, chosen[section] ?? '')
  const open = (next: PricingSection) => {
    address.write({ tab: next })
    setAsked(false)
  }
  const focusOption = () => requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  useSectionKeys({
    onSection: (next) => {
      if (!isOffered(next)) return
      open(next)
      focusOption()
    },
    onQuantity: (step) => setQuantity((now) => Math.min(maxPrintQuantity, Math.max(1, now + step))),
  })
  const add = () => {
    if (!listed) return setAsked(true)
    const item = { ...printItem(listed, quantity), id: `${Date.now()}-${section}` }
    onAdd(item)
    setAdded(item)
    setChosen({})
    setQuantity(1)
    setAsked(false)
    focusOption()
  }
  return (
    <Tabs value={section} onChange={(next) => next && open(next as PricingSection)} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        {pricingSections.map((name) => (
          <Tabs.Tab key={name} value={name} disabled={!isOffered(name)}>
            {sectionLabels[name]}
            {!isOffered(name) && ' (Empty)'}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {pricingSections.map((name) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {!list && (
            <p className={classes.loading} role="status">
              <Loader size="sm" /> {texts.loadingPricingData}
            </p>
          )}
          {list && options.length === 0 && <p className={classes.quiet}>{texts.noOptionsAvailable(name)}</p>}
          {options.length > 0 && (
            <form
              ref={form}
              className={classes.service}
              onSubmit={(event) => {
                event.preventDefault()
                add()
              }}
            >
              <Select
                key={added?.id}
                label={texts.optionOf(sectionLabels[name])}
                placeholder={texts.chooseOrTypeToSearch}
                searchable
                openOnFocus={false}
                maxDropdownHeight={340}
                nothingFoundMessage={texts.nothingOfThatName}
                data={name === 'paper' ? papersByType(options) : options.map(optionOf)}
                value={chosen[name] ?? null}
                onChange={(option) => setChosen((now) => ({ ...now, [name]: option ?? undefined }))}
                // Whoever has just added one may leave the next unchosen.
                onBlur={() => setAsked(added?.type !== name)}
                error={isAsked && !listed && chooseOption[name]}
              />
              {listed?.description && <p className={classes.quiet}>{listed.description}</p>}
              <div className={classes.add}>
                <QuantityStepper value={quantity} limit={maxPrintQuantity} onChange={setQuantity} sendsForm />
                <Button type="submit" disabled={!listed}>
                  {texts.addToOrder}
                </Button>
              </div>
              <p className={classes.quiet} role="status">
                {listed
                  ? lineWords(listed, quantity)
                  : added && texts.addedToTheOrder(formatCount(added.quantity), added.name)}
              </p>
            </form>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

const lineWords = ({ pricePaise }: ListedPrice, quantity: number) =>
  `${formatAmount(toRupees(pricePaise))} × ${formatCount(quantity)} = ${formatAmount(toRupees(pricePaise * quantity))}`

const optionOf = ({ section, option, pricePaise }: ListedPrice) => ({
  value: option,
  label: `${section === 'paper' ? itemName(section, option) : option}, ${formatAmount(toRupees(pricePaise))}`,
})

function papersByType(papers: readonly ListedPrice[]) {
  const types = [...new Set(papers.map(({ option }) => paperParts(option).type))]
  return types.map((group) => ({
    group,
    items: papers.filter(({ option }) => paperParts(option).type === group).map(optionOf),
  }))
}
