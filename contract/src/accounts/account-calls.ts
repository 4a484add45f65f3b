import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { Cart } from '../cart/cart.ts'
import { OwnClaim } from '../claims/claim.ts'
import { OwnConsent } from '../consents/consent.ts'
import { DocumentId } from '../ids.ts'
import { AnyOrder } from '../orders/search/any-order.ts'
import { countField, paging } from '../paging/paging.ts'
import { nextCursorHeader, totalCountHeader } from '../paging/paging-headers.ts'
import { Quote } from '../printing/quotes/quote.ts'
import { OwnReview } from '../reviews/review.ts'
import { SavedDesign } from '../saved-designs/saved-design.ts'
import { AddressBook, KeepAddressesRequest } from './address-book.ts'
import { SetPayTermsRequest } from './pay-terms.ts'
import {
  EmailProofRequest,
  LoginAnswer,
  LoginRequest,
  loginRequired,
  PhoneProofRequest,
  ProfileAnswer,
  ProfileRequest,
  RegisterRequest,
  registerRequired,
  SetAdminRequest,
  User,
} from './user.ts'

const byId = { id: DocumentId }
/** Which people a list or export contains; `staff` selects those with a role, or those without one. */
const filters = {
  search: z.optional(z.string().check(z.maxLength(100))),
  staff: z.optional(z.enum(['true', 'false'])),
}

/** Everything that the shop stores about a person. */
const OwnData = z.object({
  madeAt: z.iso.datetime(),
  profile: User,
  addresses: AddressBook.shape.addresses,
  cart: z.nullable(Cart),
  favorites: z.array(z.object({ productId: z.string(), since: z.iso.datetime() })),
  orders: z.array(AnyOrder),
  quotes: z.array(Quote),
  messages: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      subject: z.string(),
      message: z.string(),
      userId: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  consents: z.array(OwnConsent),
  /** The newsletter choices of the account's email, once it is verified. */
  newsletter: z.array(OwnConsent),
  reviews: z.array(OwnReview),
  claims: z.array(OwnClaim),
  savedDesigns: z.array(SavedDesign),
})

export const accountCalls = {
  register: {
    body: RegisterRequest,
    incomplete: registerRequired,
    answer: z.object({ ...Message.shape, user: User }),
    status: 201,
  },
  logIn: { body: LoginRequest, incomplete: loginRequired, answer: LoginAnswer },
  /** `customToken` is present if the sign-in ended the sessions of a previous holder of the account. */
  signInWithGoogle: { answer: z.object({ user: User, token: z.string(), customToken: z.optional(z.string()) }) },
  logOut: { answer: Message },
  listUsers: {
    query: { ...filters, ...countField, ...paging(25) },
    answer: z.array(User),
    headers: [nextCursorHeader, totalCountHeader],
  },
  exportUsers: { query: filters, answer: 'text/csv' },
  /** `localLink` is the link in the mail, for a shop that sends none. */
  sendEmailLink: { answer: z.object({ ...Message.shape, localLink: z.optional(z.string()) }) },
  proveEmail: { body: EmailProofRequest, answer: z.object({ ...Message.shape, email: z.string() }) },
  provePhone: { body: PhoneProofRequest, answer: LoginAnswer },
  changeProfile: { body: ProfileRequest, answer: ProfileAnswer },
  deleteProfile: { answer: Message },
  readUser: { params: byId, answer: User },
  exportOwnData: { params: byId, answer: OwnData },
  readAddresses: { params: byId, answer: AddressBook },
  keepAddresses: { params: byId, body: KeepAddressesRequest, answer: AddressBook },
  setAdmin: { params: byId, body: SetAdminRequest, answer: User },
  setPayTerms: { params: byId, body: SetPayTermsRequest, answer: User },
} as const satisfies Partial<CallShapes>
