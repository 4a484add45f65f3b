import type { OrderShipment } from '@teeshala/contract/orders/shipment'
import * as texts from '../../texts/shared/orders.ts'

/** The courier and tracking number of an order, linked to the courier's page if there is one. */
export function ShipmentLines({ shipment: { courier, awb, url } }: { shipment: OrderShipment }) {
  return (
    <p>
      {courier}
      <br />
      {texts.trackingNumber}{' '}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {awb}
        </a>
      ) : (
        awb
      )}
    </p>
  )
}
