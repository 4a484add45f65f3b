import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { ShopAddress } from './ShopAddress.tsx'
import { TextPage } from './TextPage.tsx'

export function AboutPage() {
  const { data: shop } = useQuery(settingsQuery)
  return (
    <TextPage
      title="About us"
      lead="Teeshala is a t-shirt workshop in Bengaluru. We cut, dye and print under one roof, for one person or for a whole stadium."
    >
      <h2>What we make</h2>
      <p>
        T-shirts, polos, dry-fits, oversized tees and hoodies. Some carry our own designs, which you’ll find in the{' '}
        <Link to="/products">collection</Link>. Many more leave the workshop with yours: a band, a batch, a birthday, a
        brand.
      </p>
      <h2>How your design gets onto the fabric</h2>
      <ol>
        <li>
          You upload a picture and choose one of six places: left or right chest, A4 or A3 on the front or the back.
        </li>
        <li>You see it on the garment, in your colour, before you order.</li>
        <li>We look at every file before it is printed. If it will not print well, we write to you first.</li>
        <li>We print, press, check and pack, usually within three working days.</li>
      </ol>
      <h2>One piece or five hundred</h2>
      <p>
        There is no minimum. {shop && <>An extra print on a shirt costs {formatPrice(shop.furtherPrintPrice)}. </>}For
        teams and events there is <Link to="/order">the bulk order</Link>: any mix of sizes and colours, one parcel. For
        one shirt, <Link to="/single-order">design your own</Link>.
      </p>
      <h2>Where we are</h2>
      <ShopAddress />
      <p>
        Questions? <Link to="/contact">Write to us</Link>. A real person will reply.
      </p>
    </TextPage>
  )
}
