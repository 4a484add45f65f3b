import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { tel } from '../../shared/ui/fields/tel.ts'
import * as texts from '../../texts/storefront/content.ts'
import classes from './TextPage.module.css'

/** Legal name, address, registration and contact of the shop (E-Commerce Rules 2020, rule 4(2)). */
export function ShopAddress() {
  const { data: shop } = useQuery(settingsQuery)
  if (!shop) return <AwaitedAddress />
  return (
    <address>
      <span>
        <strong>{shop.legalName || shop.shopName}</strong>
      </span>
      {shop.addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {shop.gstin && <span>{texts.gstinIs(shop.gstin)}</span>}
      {shop.email && (
        <span>
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </span>
      )}
      {shop.phone && (
        <span>
          <a href={tel(shop.phone)}>{shop.phone}</a>
        </span>
      )}
    </address>
  )
}

/** As high as most addresses, so that what follows does not move. */
function AwaitedAddress() {
  return (
    <address aria-hidden>
      {['name', 'street', 'area', 'town', 'gstin'].map((line) => (
        <span key={line}>&nbsp;</span>
      ))}
      {['email', 'phone'].map((link) => (
        <span key={link} className={classes.awaitedLink}>
          &nbsp;
        </span>
      ))}
    </address>
  )
}
