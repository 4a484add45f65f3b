import { Tabs } from '@mantine/core'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { type PricingSection, pricingSections } from '@teeshala/contract/printing/pricing'
import { useAddress } from '../../../shared/address/use-address.ts'
import * as texts from '../../../texts/storefront/printing.ts'
import { SingleService } from './SingleService.tsx'
import classes from './SingleServices.module.css'

const titles: Readonly<Record<PricingSection, string>> = {
  design: texts.design,
  paper: texts.paper,
  printing: texts.printing,
  lamination: texts.lamination,
  binding: texts.binding,
}

/** The five sections of the price list, whose services can be ordered individually. */
export function SingleServices({ list }: { list: PriceList }) {
  const { read, write } = useAddress()
  const filled = pricingSections.filter((section) => list.of(section).length > 0)
  const tab = filled.find((section) => section === read('tab')) ?? filled[0]
  return (
    <Tabs value={tab ?? null} onChange={(next) => write({ tab: next ?? '' })} keepMounted={false}>
      <Tabs.List className={classes.tabs} aria-label={texts.services}>
        {pricingSections.map((section) => (
          <Tabs.Tab key={section} value={section} disabled={!filled.includes(section)}>
            {titles[section]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {filled.map((section) => (
        <Tabs.Panel key={section} value={section} className={classes.panel}>
          <SingleService section={section} title={titles[section]} list={list} />
        </Tabs.Panel>
      ))}
      <p className={classes.hint}>{texts.eachServiceIsAddedToYourOrder}</p>
    </Tabs>
  )
}
