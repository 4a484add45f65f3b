import { Button } from '@mantine/core'
import { toRupees } from '@teeshala/contract/money'
import { chooseOption, itemName } from '@teeshala/contract/printing/item-words'
import type { ListedPrice, PriceList } from '@teeshala/contract/printing/price-list'
import type { PricingSection } from '@teeshala/contract/printing/pricing'
import { maxPrintItems, maxPrintQuantity, printItem } from '@teeshala/contract/printing/print-item'
import { formatAmount, formatPrice } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { OptionCards } from '../../../shared/printing/job/OptionCards.tsx'
import { QuantityStepper } from '../../../shared/ui/choices/QuantityStepper.tsx'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/storefront/printing.ts'
import { usePrinting } from '../printing-draft.ts'
import { PaperOption } from './PaperOption.tsx'
import classes from './SingleService.module.css'

type SingleServiceProps = { section: PricingSection; title: string; list: PriceList }

/** One section of the price list: option, quantity, and adding to the order. */
export function SingleService({ section, title, list }: SingleServiceProps) {
  const [option, setOption] = useState('')
  const [quantity, setQuantity] = useState(1)
  const [refusal, setRefusal] = useState<string>()
  const chosen = list.find(section, option)

  const choose = (next: string) => {
    setOption(next)
    setRefusal(undefined)
  }

  const add = () => {
    if (!chosen) return setRefusal(chooseOption[section])
    if (usePrinting.getState().items.length >= maxPrintItems) return setRefusal(texts.mostLines(maxPrintItems))
    const id = crypto.randomUUID()
    usePrinting.setState(({ items }) => ({ items: [...items, { ...printItem(chosen, quantity, id), id }] }))
    toast.good(texts.added(itemName(section, option)))
    setOption('')
    setQuantity(1)
  }

  return (
    <div className={classes.service}>
      {section === 'paper' ? (
        <PaperOption list={list} value={option} onChange={choose} />
      ) : (
        <OptionCards
          legend={title}
          value={option}
          options={list.of(section).map((listed) => ({
            value: listed.option,
            title: listed.option,
            price: priceOf(listed),
            about: listed.description,
          }))}
          onChange={choose}
        />
      )}
      <div className={classes.last}>
        <QuantityStepper value={quantity} limit={maxPrintQuantity} onChange={setQuantity} />
        <Button color="marigold" onClick={add}>
          {texts.addToOrder}
        </Button>
        {chosen && (
          <p className={classes.price}>
            {priceOf(chosen)} × {quantity} = <strong>{formatAmount(toRupees(chosen.pricePaise * quantity))}</strong>
          </p>
        )}
      </div>
      <ErrorAlert error={refusal} />
    </div>
  )
}

const priceOf = ({ pricePaise }: ListedPrice) => formatPrice(toRupees(pricePaise))
