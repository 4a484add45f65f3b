import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { Link } from '../../shared/routing/Link.tsx'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import * as texts from '../../texts/storefront/content.ts'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import { ShopAddress } from './ShopAddress.tsx'
import classes from './TextPage.module.css'
import { TextPage } from './TextPage.tsx'

export function TermsPage() {
  const { data: shop } = useQuery(settingsQuery)
  const { shippingFee, freeShippingAbove } = shop ?? defaultSettings
  return (
    <TextPage title={texts.termsOfSale} lead={texts.whatYouAndWeAgreeToWhen}>
      <h2>{texts.whoSells}</h2>
      <ShopAddress />
      <h2>{texts.prices}</h2>
      <p>{texts.pricesAreInIndianRupeesAndInclude}</p>
      <p className={shop ? undefined : classes.awaited}>
        {texts.shippingCosts(formatPrice(shippingFee), formatPrice(freeShippingAbove))}
      </p>
      <h2>{texts.yourOrder}</h2>
      <p>{texts.theOrderIsBindingOnBoth}</p>
      <h2>{texts.yourDesign}</h2>
      <p>{texts.itStaysYours}</p>
      <p>{texts.aPrintLooksALittleSofter}</p>
      <h2>{texts.changingAndCancelling}</h2>
      <p>
        {texts.youCanCancelFreeOfCharge} <Link to="/returns">{texts.shippingAndReturnsWord}</Link>
        {texts.ifWeCancelYouPayNothing}
      </p>
      <h2>{texts.paying}</h2>
      <p>{texts.byCardUpiOrPaypalOrInCash}</p>
      <h2>{texts.law}</h2>
      <p>{texts.indianLawAppliesAndYourRights}</p>
      <GrievanceOfficer />
    </TextPage>
  )
}
