import { Link } from 'react-router-dom'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import { ShopAddress } from './ShopAddress.tsx'
import { TextPage } from './TextPage.tsx'

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="What we know about you, why we need it, how long we keep it, and how to have it deleted."
    >
      <h2>What we store</h2>
      <dl>
        <dt>Your account</dt>
        <dd>
          Name, email, phone and address, as you typed them. Your password is kept only by the sign-in service, in a
          form that nobody can read.
        </dd>
        <dt>Your cart and favourites</dt>
        <dd>So that they are there on every device you sign in on.</dd>
        <dt>Your orders</dt>
        <dd>What you bought, what it cost, where it went and what was printed on it.</dd>
        <dt>Your designs</dt>
        <dd>The files you upload for printing. Only you and our staff can open them.</dd>
        <dt>What you write to us</dt>
        <dd>Messages from the contact form, and your email address if you subscribe to the newsletter.</dd>
      </dl>
      <p>
        We store no card numbers and set no advertising cookies. This site loads nothing from advertisers, and it does
        not follow you to other sites.
      </p>
      <h2>Why we may use it</h2>
      <p>
        To make and deliver what you order, to answer you, and to keep the accounts that the law requires. The
        newsletter goes only to those who asked for it. We sell no data to anyone.
      </p>
      <h2>Who else sees it</h2>
      <ul>
        <li>Google Firebase, which runs our servers and sign-in. Our data is kept in its Mumbai region.</li>
        <li>The courier who delivers your parcel: name, address and phone.</li>
        <li>Authorities, where Indian law requires it.</li>
      </ul>
      <h2>How long we keep it</h2>
      <p>
        Account, cart and favourites: until you delete the account. Orders: eight financial years, because tax law
        requires the amounts; your name and address in them are removed when you delete the account. Server logs: 180
        days.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see and correct your data in <Link to="/profile">your profile</Link>, and delete the account there in
        one step. You may ask us for a copy of your data, nominate somebody to decide for you, or withdraw your consent;
        withdrawing it is as easy as giving it. A short message to the grievance officer is enough. If we do not settle
        it, you can go to the Data Protection Board of India.
      </p>
      <h2>Who is responsible</h2>
      <ShopAddress />
      <GrievanceOfficer />
    </TextPage>
  )
}
