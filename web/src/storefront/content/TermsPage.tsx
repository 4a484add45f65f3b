import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import { ShopAddress } from './ShopAddress.tsx'
import { TextPage } from './TextPage.tsx'

export function TermsPage() {
  const { data: shop } = useQuery(settingsQuery)
  return (
    <TextPage title="Terms of sale" lead="What you and we agree on when you order. Written to be read.">
      <h2>Who sells</h2>
      <ShopAddress />
      <h2>Prices</h2>
      <p>
        Prices are in Indian rupees and include GST. The amount you confirm is the amount you pay: should a price have
        changed while you were shopping, we show you the new one and ask again.
      </p>
      {shop && (
        <p>
          Shipping costs {formatPrice(shop.shippingFee)} an order. It is free when the items cost more than{' '}
          {formatPrice(shop.freeShippingAbove)}. It stands in the cart before you order, and nothing is added after it.
        </p>
      )}
      <h2>Your order</h2>
      <p>
        The order is binding for both of us when you see its number. We accept orders as long as we have the pieces:
        what the shop says is in stock is in stock. If we cannot make what you ordered, we say so and give back what you
        paid, whole.
      </p>
      <h2>Your design</h2>
      <p>
        It stays yours. You let us print it for your order and for nothing else, and you tell us that you may have it
        printed: that it is your own work, or that you have the consent of whoever made it or is shown on it. We do not
        print what is unlawful, what incites hatred, or what copies a brand without its consent, and refund such an
        order.
      </p>
      <p>
        Screens glow and cloth does not, so a print looks a little calmer than the picture. A placement may be off by up
        to one centimetre.
      </p>
      <h2>Changing and cancelling</h2>
      <p>
        You can cancel without cost until we start to print. After that the shirt is made for you and nobody else; see{' '}
        <Link to="/returns">shipping and returns</Link>. When we cancel, you pay nothing and owe us no charge.
      </p>
      <h2>Paying</h2>
      <p>By card, UPI or PayPal, or in cash when the parcel comes. Card numbers are typed at the bank, never here.</p>
      <h2>Law</h2>
      <p>
        The law of India holds, and your rights as a consumer under the Consumer Protection Act, 2019 stand above these
        terms. Courts in Bengaluru are competent, as are those of the place you live in.
      </p>
      <GrievanceOfficer />
    </TextPage>
  )
}
