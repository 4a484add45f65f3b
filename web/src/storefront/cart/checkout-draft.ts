import { formDraft } from '../../shared/session/form-draft.ts'

export const emptyDraft = { name: '', phone: '', address: '', city: '', state: '', postalCode: '', country: 'India' }
export type Draft = typeof emptyDraft

/** What has been typed into the checkout, for as long as the tab lives. */
export const checkoutDraft = formDraft<Draft>('checkout')
