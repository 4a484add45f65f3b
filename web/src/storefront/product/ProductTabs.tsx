import { Tabs, Text } from '@mantine/core'
import * as texts from '../../texts/storefront/product.ts'
import '@mantine/core/styles/Tabs.layer.css'
import { isPrinted } from '@teeshala/contract/catalogue/blank-or-printed'
import { freePlacements, sidesInWords } from '@teeshala/contract/catalogue/house-print'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { Product } from '@teeshala/contract/catalogue/product'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import classes from './ProductTabs.module.css'

/** Comes when it is looked at: the product itself is what most people are here for. */
const ReviewsPanel = lazy(() =>
  import('./reviews/ReviewsPanel.tsx').then((module) => ({ default: module.ReviewsPanel })),
)

const labels = [
  ['fabric', texts.fabric],
  ['gsm', texts.weightGM2],
  ['fit', texts.fit],
  ['neck', texts.neck],
  ['sleeve', texts.sleeve],
  ['care', texts.care],
  ['origin', texts.madeIn],
  ['hsn', texts.hsnCode],
] as const

const tabs = ['description', 'specifications', 'reviews']

export function ProductTabs({ product }: { product: Product }) {
  const [search, setSearch] = useSearchParams()
  const named = search.get('tab') ?? ''
  const tab = tabs.includes(named) ? named : tabs[0]
  const open = (value: string | null) =>
    setSearch(value && value !== tabs[0] ? { tab: value } : {}, { replace: true, preventScrollReset: true })
  const { specification } = product
  const rows: (readonly [string, string | number])[] = [
    [texts.type, product.type],
    [texts.category, product.category],
    ...labels.flatMap(([key, label]) => (specification[key] ? [[label, specification[key]] as const] : [])),
    [texts.sizes, product.sizes.join(', ') || texts.oneSize],
    [texts.yourOwnDesign, ownDesignWords(product)],
  ]
  return (
    <Tabs value={tab} onChange={open} className={classes.tabs} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="description">{texts.description}</Tabs.Tab>
        <Tabs.Tab value="specifications">{texts.specifications}</Tabs.Tab>
        <Tabs.Tab value="reviews">{texts.reviews}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="description" className={classes.panel}>
        <Text className={classes.prose}>{product.fullDescription || product.description}</Text>
      </Tabs.Panel>
      <Tabs.Panel value="specifications" className={classes.panel}>
        <table className={classes.facts}>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Tabs.Panel>
      <Tabs.Panel value="reviews" className={classes.panel}>
        <Suspense>
          <ReviewsPanel product={product} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  )
}

function ownDesignWords(product: Product): string {
  const free = freePlacements(product)
  if (free.length === 0) return texts.no
  return isPrinted(product) ? texts.yesOn(sidesInWords([...new Set(free.map(sideOf))])) : texts.yesInSixPlacements
}
