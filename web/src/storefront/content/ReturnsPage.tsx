import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { Link } from '../../shared/routing/Link.tsx'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import * as texts from '../../texts/storefront/content.ts'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import classes from './TextPage.module.css'
import { TextPage } from './TextPage.tsx'

export function ReturnsPage() {
  const { data: shop } = useQuery(settingsQuery)
  const { shippingFee, freeShippingAbove } = shop ?? defaultSettings
  return (
    <TextPage title={texts.shippingAndReturns} lead={texts.whenYourParcelComesAndWhat}>
      <h2>{texts.shipping}</h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">{texts.readyMadeProducts}</th>
            <td>{texts.dispatchedTheNextWorkingDay}</td>
          </tr>
          <tr>
            <th scope="row">{texts.withYourDesign}</th>
            <td>{texts.dispatchedWithinThreeWorkingDays}</td>
          </tr>
          <tr>
            <th scope="row">{texts.bulkOrders}</th>
            <td>{texts.byTheDateInOurConfirmation}</td>
          </tr>
          <tr>
            <th scope="row">{texts.onTheWay}</th>
            <td>{texts.twoToFourDaysToCities}</td>
          </tr>
          <tr>
            <th scope="row">{texts.cost}</th>
            <td className={shop ? undefined : classes.awaited}>
              {texts.freeAbove(formatPrice(shippingFee), formatPrice(freeShippingAbove))}
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        {texts.youSeeEveryStepOfAnOrder} <Link to="/orders">{texts.yourOrdersWord}</Link>
        {texts.ifYouOrderedWithoutAnAccount} <Link to="/track">{texts.trackYourOrder}</Link> {texts.byItsNumber}
      </p>
      <h2>{texts.returningReadyMadeProducts}</h2>
      <p>
        {texts.sevenDaysFromDeliveryUnwornAndUnwashed} <Link to="/contact">{texts.writeToUs}</Link>{' '}
        {texts.withTheOrdersNumber}
      </p>
      <h2>{texts.customOrders}</h2>
      <p>{texts.aShirtWithYourOwnDesign}</p>
      <p>{texts.wePrintItAgainOrGive}</p>
      <ul>
        <li>{texts.thePrintOrTheClothHas}</li>
        <li>{texts.itIsNotTheDesignPlace}</li>
        <li>{texts.theParcelCameDamagedOrNot}</li>
      </ul>
      <p>
        {texts.reportItOn} <Link to="/track">{texts.theOrdersPage}</Link>
        {shop ? texts.withinDaysWithAPhoto(shop.claimDays) : texts.withAPhotoOr}{' '}
        <Link to="/contact">{texts.writeToUsWord}</Link>
        {shop ? texts.weWillStillHelp : '.'} {texts.youNeedNotSendTheShirtBack}
      </p>
      <h2>{texts.defectsAndWarranty}</h2>
      <p>{texts.ifAPieceIsDefective}</p>
      <h2>{texts.cancelling}</h2>
      <p>{texts.freeOfChargeUntilProductionStarts}</p>
      <GrievanceOfficer />
    </TextPage>
  )
}
