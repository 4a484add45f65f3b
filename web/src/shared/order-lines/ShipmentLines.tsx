import type { OrderShipment } from '@teeshala/contract/orders/shipment'
import * as texts from '../../texts/shared/orders.ts'

/** Who carries an order, under which number, and the way to its courier's page where there is one. */
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
