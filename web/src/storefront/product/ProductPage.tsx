import { Button, Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { Link, useParams } from 'react-router-dom'
import { failedWith } from '../../shared/api/api-failure.ts'
import { reasonFor } from '../../shared/api/reason-for.ts'
import { productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

export function ProductPage() {
  const { id = '' } = useParams()
  // The page's loader has just asked: what it was refused is not asked for again.
  const { data: product, error, status } = useQuery({ ...productQuery(id), retryOnMount: false })
  return (
    <Container pt="lg">
      {status === 'pending' && <ProductSkeleton />}
      {status === 'error' && (failedWith(error, 'NOT_FOUND') ? <NotFound /> : <Failed error={error} />)}
      {product && <ProductDetail key={product._id} product={product} />}
    </Container>
  )
}

function NotFound() {
  return (
    <Notice as="page" title="Product Not Found" text={productNotFound}>
      <PageHead title="Product Not Found" isUnlisted />
      <Button component={Link} to="/">
        Go to the shop
      </Button>
    </Notice>
  )
}

function Failed({ error }: { error: unknown }) {
  return (
    <Notice as="page" isError title="Failed to load product. Please try again later." text={reasonFor(error)}>
      <PageHead title="Product" />
      <Button onClick={() => window.location.reload()}>Try Again</Button>
    </Notice>
  )
}
