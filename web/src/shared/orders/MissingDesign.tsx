import { Alert, Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import * as texts from '../../texts/shared/design/missing-design.ts'
import { TextLink } from '../routing/TextLink.tsx'
import { settingsQuery } from '../settings/settings-query.ts'

/** Asks for the missing design of an order, with a link to send it; nothing for other orders. */
export function MissingDesign({ order, mb }: { order: AnyOrder; mb?: 'lg' }) {
  const { data: shop } = useQuery(settingsQuery)
  if (!order.missingDesigns) return null
  const about = encodeURIComponent(texts.designForOrder(order._id))
  return (
    <Alert color="marigold" mb={mb} role="status">
      {texts.weStillNeedYourDesign(order.missingDesigns.join(texts.and))}{' '}
      {shop?.email ? (
        <>
          {texts.pleaseMailItTo}{' '}
          <Anchor href={`mailto:${shop.email}?subject=${about}`} inherit>
            {shop.email}
          </Anchor>
        </>
      ) : (
        <>
          {texts.please}{' '}
          <TextLink to="/contact" inherit>
            {texts.writeToUs}
          </TextLink>
        </>
      )}
      .
    </Alert>
  )
}
