import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { Link } from '../../shared/routing/Link.tsx'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { useShopName } from '../../shared/settings/use-shop-name.ts'
import * as texts from '../../texts/storefront/content.ts'
import { ShopAddress } from './ShopAddress.tsx'
import classes from './TextPage.module.css'
import { TextPage } from './TextPage.tsx'

export function AboutPage() {
  const { data: shop } = useQuery(settingsQuery)
  return (
    <TextPage title={texts.aboutUs} lead={texts.shopIsATShirtWorkshop(useShopName())}>
      <h2>{texts.whatWeMake}</h2>
      <p>
        {texts.tShirtsPolosDryFitsOversized} <Link to="/products">{texts.collection}</Link>
        {texts.manyMoreLeaveTheWorkshopWithYours}
      </p>
      <h2>{texts.howYourDesignGetsOntoTheFabric}</h2>
      <ol>
        <li>{texts.youUploadAPictureAndChoose}</li>
        <li>{texts.youSeeItOnTheGarment}</li>
        <li>{texts.weLookAtEveryFileBefore}</li>
        <li>{texts.wePrintPressCheckAndPack}</li>
      </ol>
      <h2>{texts.onePieceOrFiveHundred}</h2>
      <p>
        {texts.thereIsNoMinimum}{' '}
        <span className={shop ? undefined : classes.awaited}>
          {texts.extraPrintCosts(formatPrice((shop ?? defaultSettings).furtherPrintPrice))}
        </span>{' '}
        {texts.forTeamsAndEventsThereIs} <Link to="/order">{texts.theBulkOrder}</Link>
        {texts.anyMixOfSizesAndColours} <Link to="/design-your-own">{texts.designYourOwn}</Link>.
      </p>
      <h2>{texts.whereWeAre}</h2>
      <ShopAddress />
      <p>
        {texts.questions} <Link to="/contact">{texts.writeToUs}</Link>
        {texts.aRealPersonWillReply}
      </p>
    </TextPage>
  )
}
