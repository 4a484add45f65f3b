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
    <TextPage title="Terms of sale" lead="What you and we agree to when you order, in plain words.">
      <h2>Who sells</h2>
      <ShopAddress />
      <h2>Prices</h2>
      <p>
        Prices are in Indian rupees and include GST. The amount you confirm is the amount you pay: if a price changes
        while you are shopping, we show you the new one and ask again.
      </p>
      {shop && (
        <p>
          Shipping costs {formatPrice(shop.shippingFee)} an order. It is free when the items cost more than{' '}
          {formatPrice(shop.freeShippingAbove)}. You see it in the cart before you order, and nothing is added later.
        </p>
      )}
      <h2>Your order</h2>
      <p>
        The order is binding on both of us once you see its number. We accept orders as long as we have the pieces: what
        the shop says is in stock is in stock. If we cannot make what you ordered, we tell you and refund what you paid
        in full.
      </p>
      <h2>Your design</h2>
      <p>
        It stays yours. You let us print it for your order and for nothing else, and you tell us that you may have it
        printed: that it is your own work, or that you have the consent of whoever made it or is shown on it. We do not
        print what is unlawful, what incites hatred, or what copies a brand without its consent, and refund such an
        order.
      </p>
      <p>
        A print looks a little softer on fabric than the picture does on a screen. A placement may be off by up to one
        centimetre.
      </p>
      <h2>Changing and cancelling</h2>
      <p>
        You can cancel free of charge until we start printing. After that the shirt is made for you and nobody else; see{' '}
        <Link to="/returns">shipping and returns</Link>. If we cancel, you pay nothing and get back whatever you paid.
      </p>
      <h2>Paying</h2>
      <p>
        By card, UPI or PayPal, or in cash when the parcel comes. Card numbers are entered with the payment gateway,
        never here.
      </p>
      <h2>Law</h2>
      <p>
        Indian law applies, and your rights under the Consumer Protection Act, 2019 stand above these terms. The courts
        of Bengaluru, and those of the place you live in, have jurisdiction.
      </p>
      <GrievanceOfficer />
    </TextPage>
  )
}
