import { Button, Container, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { productQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { bulkPicture } from '../../../shared/order-lines/bulk-picture.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { OrderPlaced } from '../placed/OrderPlaced.tsx'
import type { PlacedBulk } from '../placed/placed-line.ts'
import { usePlacedOrder } from '../placed/use-placed-order.ts'
import { BulkOrderForm } from './BulkOrderForm.tsx'
import classes from './BulkOrderPage.module.css'

/** `/order/:productId`: many shirts with the customer's designs, with or without an account. */
export function BulkOrderPage() {
  const { id = '' } = useParams()
  const { data: product, error, status, refetch } = useQuery(productQuery(id))
  const { placed, onPlaced, onAnother } = usePlacedOrder<PlacedBulk>()
  const goBack = useGoBack()
  return (
    <Container pt="xl">
      {status === 'pending' && (
        <div className={classes.waiting} aria-busy>
          <PageHead title="Bulk order" />
          <Loader aria-label="Loading" />
        </div>
      )}
      {status === 'error' && failedWith(error, 'NOT_FOUND') && (
        <Notice as="page" title="Product Not Found" text={productNotFound}>
          <PageHead title="Product Not Found" isUnlisted />
          <Button onClick={goBack}>Go Back</Button>
        </Notice>
      )}
      {status === 'error' && !failedWith(error, 'NOT_FOUND') && (
        <Notice as="page" isError title="Failed to load product. Please try again later." text={reasonFor(error)}>
          <PageHead title="Bulk order" />
          <Button onClick={() => refetch()}>Try Again</Button>
          <Button variant="default" onClick={goBack}>
            Go Back
          </Button>
        </Notice>
      )}
      {placed && (
        <>
          <PageHead title="Order submitted" />
          <OrderPlaced
            title="Order submitted successfully!"
            order={placed}
            line={bulkPicture(placed)}
            onAnother={onAnother}
          />
        </>
      )}
      {product && !placed && product.isCustomizable && (
        <BulkOrderForm key={product._id} product={product} onBack={goBack} onPlaced={onPlaced} />
      )}
      {product && !product.isCustomizable && (
        <Notice as="page" title={product.name} text="We do not take bulk orders for this product.">
          <PageHead title={product.name} />
          <Button component={Link} to="/order">
            Choose another product
          </Button>
          <Button variant="default" onClick={goBack}>
            Go Back
          </Button>
        </Notice>
      )}
    </Container>
  )
}

/** One step back; who came here first of all in this tab gets to the products. */
function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (window.history.length > 1) navigate(-1)
    else navigate('/products')
  }
}
