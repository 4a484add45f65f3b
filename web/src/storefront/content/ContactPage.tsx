import { lazy, Suspense } from 'react'
import { GrievanceOfficer } from './GrievanceOfficer.tsx'
import { ShopAddress } from './ShopAddress.tsx'
import { TextPage } from './TextPage.tsx'

const ContactForm = lazy(() => import('./ContactForm.tsx').then((module) => ({ default: module.ContactForm })))

export function ContactPage() {
  return (
    <TextPage
      title="Contact us"
      lead="About an order, a size, a design, or a hundred shirts by Friday: write to us. We reply within 48 hours."
    >
      <Suspense fallback={<div style={{ minHeight: '38rem' }} />}>
        <ContactForm />
      </Suspense>
      <h2>Or directly</h2>
      <ShopAddress />
      <GrievanceOfficer />
    </TextPage>
  )
}
