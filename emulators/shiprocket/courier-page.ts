import type { Parcel } from './parcels.ts'
import { scans } from './scans.ts'

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const button = (awb: string, [status, label]: [string, string]) =>
  `<form method="post" action="/couriers"><input type="hidden" name="awb" value="${awb}"><button name="status" value="${status}">${label}</button></form>`

/** Returns the page with every parcel of the account, newest first, and its courier events. */
export const courierPage = (parcels: readonly Parcel[]) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local courier</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
ol { list-style: none; padding: 0 } li { border-bottom: 1px solid #8885; padding: .6rem 0 }
form { display: inline } button { margin: .2rem .4rem .2rem 0 } small { opacity: .75; display: block }
</style></head><body><h1>Local courier</h1><p>The parcels that the local shop has booked. Press what their courier tells the shop. Nothing leaves this machine.</p>${
  parcels.length === 0 ? '<p>Nothing yet. Book a courier in an order of the admin area.</p>' : ''
}<ol>${parcels
  .toReversed()
  .map(
    ({ reference, status, courier, awb, postalCode, weight, method, amount }) =>
      `<li><strong>${escaped(reference)}</strong> ${escaped(courier)} ${escaped(awb)}<small>${status}, to ${escaped(postalCode)}, ${weight} kg, ${escaped(method)} ₹${amount}</small>${
        awb && status !== 'CANCELED'
          ? Object.entries(scans)
              .map((scan) => button(awb, scan))
              .join('')
          : ''
      }</li>`,
  )
  .join('')}</ol></body></html>`
