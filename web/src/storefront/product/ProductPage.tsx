import { Button, Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { useDeferredValue } from 'react'
import { useParams } from 'react-router-dom'
import { failedWith } from '../../shared/api/api-failure.ts'
import { reasonFor } from '../../shared/api/reason-for.ts'
import { productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/product.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

export function ProductPage() {
  const { id = '' } = useParams()
  return <PageOfProduct key={id} id={id} />
}

function PageOfProduct({ id }: { id: string }) {
  // The page's loader has just asked: a refused request is not repeated.
  const { data, error, status } = useQuery({ ...productQuery(id), retryOnMount: false })
  const hasFailed = status === 'error' && !data
  // In slices: in one go it would keep a phone from responding to a press.
  const product = useDeferredValue(data)
  return (
    <Container pt="lg">
      {!product && !hasFailed && <ProductSkeleton />}
      {hasFailed && (failedWith(error, 'NOT_FOUND') ? <NotFound /> : <Failed error={error} />)}
      {product && <ProductDetail product={product} />}
    </Container>
  )
}

function NotFound() {
  return (
    <Notice as="page" title={texts.productNotFound} text={productNotFound}>
      <PageHead title={texts.productNotFound} isUnlisted />
      <ButtonLink to="/">{texts.goToTheShop}</ButtonLink>
    </Notice>
  )
}

function Failed({ error }: { error: unknown }) {
  return (
    <Notice as="page" isError title={texts.failedToLoadProduct} text={reasonFor(error)}>
      <PageHead title={texts.product} />
      <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
    </Notice>
  )
}
