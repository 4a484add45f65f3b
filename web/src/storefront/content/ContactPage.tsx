import { lazy, Suspense } from 'react'
import * as texts from '../../texts/storefront/content.ts'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import { ShopAddress } from './ShopAddress.tsx'
import { TextPage } from './TextPage.tsx'

const ContactForm = lazy(() => import('./ContactForm.tsx').then((module) => ({ default: module.ContactForm })))

export function ContactPage() {
  return (
    <TextPage title={texts.contactUs} lead={texts.aboutAnOrderASizeADesign}>
      <Suspense fallback={<div style={{ minHeight: '38rem' }} />}>
        <ContactForm />
      </Suspense>
      <h2>{texts.orDirectly}</h2>
      <ShopAddress />
      <GrievanceOfficer />
    </TextPage>
  )
}
