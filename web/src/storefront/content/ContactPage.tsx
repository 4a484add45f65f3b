import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { useIsHydrated } from '../../shared/ui/use-is-hydrated.ts'
import * as texts from '../../texts/storefront/content.ts'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import { ShopAddress } from './ShopAddress.tsx'
import { TextPage } from './TextPage.tsx'

const ContactForm = lazyPart(() => import('./ContactForm.tsx').then((module) => module.ContactForm))

export function ContactPage() {
  const place = <div style={{ minHeight: '38rem' }} />
  return (
    <TextPage title={texts.contactUs} lead={texts.aboutAnOrderASizeADesign}>
      {/* It begins with who is signed in, which the build cannot know. */}
      {useIsHydrated() ? <ContactForm fallback={place} /> : place}
      <h2>{texts.orDirectly}</h2>
      <ShopAddress />
      <GrievanceOfficer />
    </TextPage>
  )
}
