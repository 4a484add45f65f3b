import { Tabs, Text } from '@mantine/core'
import type { Product } from '@teeshala/contract/catalogue/product'
import { memo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import * as texts from '../../texts/storefront/product.ts'
import classes from './ProductTabs.module.css'

/** Loaded on demand: most visitors come for the product itself. */
const ReviewsPanel = lazyPart(() => import('./reviews/ReviewsPanel.tsx').then((module) => module.ReviewsPanel))

const SpecificationsPanel = lazyPart(() =>
  import('./SpecificationsPanel.tsx').then((module) => module.SpecificationsPanel),
)

const tabs = ['description', 'specifications', 'reviews']

/** Not re-rendered with each choice above it. */
export const ProductTabs = memo(function ProductTabs({ product }: { product: Product }) {
  const [search, setSearch] = useSearchParams()
  const named = search.get('tab') ?? ''
  const tab = tabs.includes(named) ? named : tabs[0]
  const open = (value: string | null) =>
    setSearch(value && value !== tabs[0] ? { tab: value } : {}, { replace: true, preventScrollReset: true })
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
        <SpecificationsPanel product={product} />
      </Tabs.Panel>
      <Tabs.Panel value="reviews" className={classes.panel}>
        <ReviewsPanel product={product} />
      </Tabs.Panel>
    </Tabs>
  )
})
