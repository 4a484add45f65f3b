import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OrderClaims as Claims } from '@teeshala/contract/claims/claim'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { useState } from 'react'
import { privateQuery } from '../../../shared/api/queries/private-query.ts'
import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/shared/claims.ts'
import { TrackingSection } from '../tracking/TrackingSection.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { forgetClaim, useClaimDrafts, withClaim } from './claim-draft.ts'
import classes from './claims.module.css'
import { OwnClaim } from './OwnClaim.tsx'

type OrderClaimsProps = { order: AnyOrder; token: string | null }

/** A customer's claims about an order, and a form for a new one; nothing if none is possible yet. */
export function OrderClaims({ order, token }: OrderClaimsProps) {
  const { _id } = order
  const queryKey = queryKeys.order(_id, token, 'claims')
  const hasDraft = useClaimDrafts(({ drafts }) => _id in drafts)
  const [isOpen, setIsOpen] = useState(hasDraft)
  const [isNew, setIsNew] = useState(false)
  const { data, isError, refetch } = useQuery(
    privateQuery('readOrderClaims', queryKey, { params: { id: _id }, ...bySecret(token) }),
  )
  if (!data && isError && (hasDraft || statusOf(order) === 'delivered')) {
    return (
      <TrackingSection title={texts.somethingWrong} className={classes.section}>
        <p className={classes.words} role="alert">
          {texts.reportsNotLoaded}
        </p>
        <Button variant="default" onClick={() => refetch()}>
          {texts.tryAgain}
        </Button>
      </TrackingSection>
    )
  }
  if (!data) return null
  const { claims, reasons, refusal } = data
  // After the claim period the page still says whom to write to.
  const isShown = reasons.length > 0 || claims.length > 0 || statusOf(order) === 'delivered'
  if (!isShown) return null
  const open = () => {
    setIsNew(true)
    setIsOpen(true)
  }
  const close = () => {
    forgetClaim(_id)
    setIsOpen(false)
  }
  return (
    <TrackingSection title={texts.somethingWrong} className={classes.section}>
      {claims.map((claim) => (
        <OwnClaim key={claim._id} claim={claim} />
      ))}
      {reasons.length > 0 && !isOpen && (
        <>
          <p className={classes.words}>{texts.weTakeItBack}</p>
          <Button variant="default" onClick={open}>
            {texts.reportAProblem}
          </Button>
        </>
      )}
      {reasons.length > 0 && isOpen && (
        <ClaimForm
          orderId={_id}
          token={token}
          order={data}
          isNew={isNew}
          onSent={(claim) => {
            queryClient.setQueryData(queryKey, (known: Claims = data) => withClaim(known, claim))
            toast.good(texts.reportIsSent(claim._id))
            close()
          }}
          onCancel={close}
        />
      )}
      {refusal && (
        <p className={classes.words}>
          {refusal}{' '}
          <TextLink to="/contact" inherit>
            {texts.writeToUs}
          </TextLink>
        </p>
      )}
    </TrackingSection>
  )
}
