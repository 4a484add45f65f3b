import { Container } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { Hero } from './Hero.tsx'
import { Listing } from './Listing.tsx'

const RecentlyViewed = lazy(() =>
  import('../../shared/catalogue/RecentlyViewed.tsx').then((module) => ({ default: module.RecentlyViewed })),
)

/** Whether this browser keeps a product that was looked at; the code that reads it comes only then. */
const hasViewed = () => localStorage.getItem('viewed-products')?.includes('"ids":["') === true

export function HomePage() {
  const [isBack] = useState(hasViewed)
  return (
    <>
      <PageHead title="T-shirts, polos and hoodies, printed your way" path="/" image="/catalogue/hero-960.webp" />
      <Hero />
      <Listing title="Explore Our T-Shirt Collections" />
      {isBack && (
        <Container>
          <Suspense>
            <RecentlyViewed />
          </Suspense>
        </Container>
      )}
    </>
  )
}
