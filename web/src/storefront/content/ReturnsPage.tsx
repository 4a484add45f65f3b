import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import { TextPage } from './TextPage.tsx'

export function ReturnsPage() {
  const { data: shop } = useQuery(settingsQuery)
  return (
    <TextPage title="Shipping and returns" lead="When your parcel comes, and what happens if it is not right.">
      <h2>Shipping</h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">Ready-made products</th>
            <td>Dispatched the next working day</td>
          </tr>
          <tr>
            <th scope="row">With your design</th>
            <td>Dispatched within three working days</td>
          </tr>
          <tr>
            <th scope="row">Bulk orders</th>
            <td>By the date in our confirmation, usually five to ten working days</td>
          </tr>
          <tr>
            <th scope="row">On the way</th>
            <td>Two to four days to cities, up to eight elsewhere in India</td>
          </tr>
          {shop && (
            <tr>
              <th scope="row">Cost</th>
              <td>
                {formatPrice(shop.shippingFee)}, free when the items cost more than{' '}
                {formatPrice(shop.freeShippingAbove)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p>
        You see every step of an order in <Link to="/orders">your orders</Link>. If you ordered without an account, the
        link in your confirmation shows the same.
      </p>
      <h2>Returning ready-made products</h2>
      <p>
        Seven days from delivery, unworn and unwashed, with its label. Write to us with the order's number, and we
        arrange the pick-up. One size exchange per order is free. We refund you within seven working days of the parcel
        reaching us, the way you paid; for cash on delivery, to your bank account or UPI.
      </p>
      <h2>Custom orders</h2>
      <p>
        A shirt with your own design is made for you, so we cannot take it back because you changed your mind or chose
        another size than your own. Look at the size guide of the product first: it has the measurements of each size.
      </p>
      <p>We print it again or give the money back, as you prefer, when</p>
      <ul>
        <li>the print or the cloth has a fault,</li>
        <li>it is not the design, place, colour or size you ordered,</li>
        <li>the parcel came damaged, or not at all.</li>
      </ul>
      <p>
        Send us a photo within seven days of delivery. You need not send the shirt back. Nothing here limits your rights
        under the Consumer Protection Act.
      </p>
      <h2>Cancelling</h2>
      <p>
        Free of charge until production starts. After that, custom orders cannot be cancelled; ready-made products can
        be returned as above.
      </p>
      <GrievanceOfficer />
    </TextPage>
  )
}
