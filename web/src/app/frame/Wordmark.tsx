import { Link } from '../../shared/routing/Link.tsx'
import { useShopName } from '../../shared/settings/use-shop-name.ts'
import * as texts from '../../texts/first-visit.ts'
import classes from './Wordmark.module.css'

/** The shop's name as its logo, linked to the shop. Another shop name is set in the logo's font. */
export function Wordmark({ to = '/', label = texts.toTheShop }: { to?: string; label?: (shopName: string) => string }) {
  const shopName = useShopName()
  return (
    <Link to={to} className={classes.wordmark} aria-label={label(shopName)}>
      {shopName === texts.teeshala ? (
        <>
          <span className={classes.tee}>tee</span>
          <span className={classes.shala}>shala</span>
        </>
      ) : (
        <span className={classes.name}>{shopName}</span>
      )}
    </Link>
  )
}
