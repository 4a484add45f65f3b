import { Link } from '../../shared/routing/Link.tsx'
import * as texts from '../../texts/storefront/content.ts'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import { ShopAddress } from './ShopAddress.tsx'
import { TextPage } from './TextPage.tsx'

export function PrivacyPage() {
  return (
    <TextPage title={texts.privacy} lead={texts.whatWeKnowAboutYouWhy}>
      <h2>{texts.whatWeStore}</h2>
      <dl>
        <dt>{texts.yourAccount}</dt>
        <dd>{texts.nameEmailPhoneAndAddressAsYouTyped}</dd>
        <dt>{texts.yourCartAndFavourites}</dt>
        <dd>{texts.soThatTheyAreThereOnEvery}</dd>
        <dt>{texts.yourOrders}</dt>
        <dd>{texts.whatYouBoughtWhatItCost}</dd>
        <dt>{texts.yourDesigns}</dt>
        <dd>{texts.theFilesYouUploadForPrinting}</dd>
        <dt>{texts.whatYouWriteToUs}</dt>
        <dd>{texts.messagesFromTheContactFormAndYourEmail}</dd>
        <dt>{texts.reviewsAndProblems}</dt>
        <dd>{texts.whatYouWriteInThemWithPhotos}</dd>
        <dt>{texts.yourChoicesOfMessages}</dt>
        <dd>{texts.whetherYouWantUpdatesAndNewsletter}</dd>
      </dl>
      <p>{texts.weStoreNoCardNumbersAndSet}</p>
      <h2>{texts.whyWeMayUseIt}</h2>
      <p>{texts.toMakeAndDeliverWhatYouOrder}</p>
      <h2>{texts.whoElseSeesIt}</h2>
      <ul>
        <li>{texts.googleFirebaseWhichRunsOurServers}</li>
        <li>{texts.razorpayWhenYouPayOnline}</li>
        <li>{texts.theCourierWhoDeliversYourParcel}</li>
        <li>{texts.whatsAppAndSmsIfYouWantUpdates}</li>
        <li>{texts.theServiceThatSendsOurEmails}</li>
        <li>{texts.theGstPortalForCompanies}</li>
        <li>{texts.authoritiesWhereIndianLawRequiresIt}</li>
      </ul>
      <h2>{texts.howLongWeKeepIt}</h2>
      <p>{texts.accountCartAndFavourites}</p>
      <h2>{texts.yourRights}</h2>
      <p>
        {texts.youCanSeeAndCorrectYourData} <Link to="/profile">{texts.yourProfile}</Link>
        {texts.andDeleteTheAccountThereInOne}
      </p>
      <p>
        {texts.youLeaveTheNewsletterByTheLink} <Link to="/newsletter">{texts.here}</Link>.
      </p>
      <h2>{texts.whoIsResponsible}</h2>
      <ShopAddress />
      <GrievanceOfficer />
    </TextPage>
  )
}
