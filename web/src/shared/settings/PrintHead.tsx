import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/shared/ui.ts'
import classes from './PrintHead.module.css'
import { settingsQuery } from './settings-query.ts'

/** The shop's letterhead, in print only. */
export function PrintHead() {
  const { data: shop } = useQuery(settingsQuery)
  if (!shop) return null
  return (
    <div className={classes.head}>
      <div>
        <p className={classes.name}>{shop.shopName}</p>
        <p>{shop.legalName}</p>
        {shop.gstin && <p>{texts.gstinIs(shop.gstin)}</p>}
      </div>
      <div>
        {[...shop.addressLines, shop.email, shop.phone].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
