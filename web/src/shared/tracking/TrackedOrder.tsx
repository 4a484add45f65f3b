import { Button, Container, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { failedWith, sentenceFor } from '../api/api-failure.ts'
import { Notice } from '../ui/Notice.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import classes from './Tracking.module.css'

type TrackedOrderProps<Order> = {
  query: Pick<UseQueryResult<Order>, 'data' | 'error' | 'status' | 'refetch'>
  children: (order: Order) => ReactNode
}

/** The page of one order: its outline while it is on its way, and why it cannot be shown where it cannot. */
export function TrackedOrder<Order>({ query, children }: TrackedOrderProps<Order>) {
  const { data: order, error, status, refetch } = query
  return (
    <Container pt="xl">
      {status === 'pending' && (
        <div aria-busy>
          <Skeleton height="3.5rem" width="20rem" mb="xl" />
          <div className={classes.columns}>
            <Skeleton height="24rem" />
            <Skeleton height="24rem" />
          </div>
        </div>
      )}
      {status === 'error' && failedWith(error, 'NOT_FOUND') && (
        <Notice
          as="page"
          title="Order not found"
          text="There is no such order, or it belongs to another account. Sign in with the account that placed it."
        >
          <PageHead title="Order not found" />
          <Button component={Link} to="/orders">
            My Orders
          </Button>
        </Notice>
      )}
      {status === 'error' && !failedWith(error, 'NOT_FOUND') && (
        <Notice as="page" isError title="Oops!" text={sentenceFor(error, 'Failed to load the order.')}>
          <PageHead title="Order" />
          <Button onClick={() => refetch()}>Try Again</Button>
        </Notice>
      )}
      {order && children(order)}
    </Container>
  )
}
