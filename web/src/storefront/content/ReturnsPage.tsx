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
            <th scope="row">From the shelf</th>
            <td>Leaves us the next working day</td>
          </tr>
          <tr>
            <th scope="row">With your design</th>
            <td>Leaves us within three working days</td>
          </tr>
          <tr>
            <th scope="row">Bulk orders</th>
            <td>By the date in our confirmation, usually five to ten working days</td>
          </tr>
          <tr>
            <th scope="row">On the road</th>
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
      <h2>Returning what came off the shelf</h2>
      <p>
        Seven days from delivery, unworn and unwashed, with its label. Write to us with the order's number, and we
        arrange the pick-up. Changing the size is free, once an order. The money is on its way within seven working days
        of the parcel reaching us, by the way you paid; cash on delivery goes to your bank account or UPI.
      </p>
      <h2>Custom goods</h2>
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
        Send us a photo within seven days of delivery. You need not send such a shirt back. Nothing here takes away what
        the Consumer Protection Act gives you.
      </p>
      <h2>Cancelling</h2>
      <p>
        Without cost until production starts. From then on, custom goods cannot be cancelled; goods from the shelf can
        be returned as above.
      </p>
      <GrievanceOfficer />
    </TextPage>
  )
}
