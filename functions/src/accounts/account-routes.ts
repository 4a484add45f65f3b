import { type Route, route } from '../http/route.ts'
import { proveEmail } from './email-link/prove-email.ts'
import { sendEmailLink } from './email-link/send-email-link.ts'
import { changeProfile } from './profile/change-profile.ts'
import { deleteProfile } from './profile/delete-profile.ts'
import { exportOwnData } from './profile/export-own-data.ts'
import { keepAddresses } from './profile/keep-addresses.ts'
import { readAddresses } from './profile/read-addresses.ts'
import { readUser } from './profile/read-user.ts'
import { logIn } from './sign-in/log-in.ts'
import { logOut } from './sign-in/log-out.ts'
import { provePhone } from './sign-in/prove-phone.ts'
import { register } from './sign-in/register.ts'
import { signInWithGoogle } from './sign-in/sign-in-with-google.ts'
import { exportUsers } from './users/export-users.ts'
import { listUsers } from './users/list-users.ts'
import { setAdmin } from './users/set-admin.ts'
import { setPayTerms } from './users/set-pay-terms.ts'

export const accountRoutes: readonly Route[] = [
  route('register', register),
  route('logIn', logIn),
  route('signInWithGoogle', signInWithGoogle),
  route('logOut', logOut),
  route('listUsers', listUsers),
  route('exportUsers', exportUsers, { takesLong: true }),
  route('sendEmailLink', sendEmailLink),
  route('proveEmail', proveEmail),
  route('provePhone', provePhone),
  route('changeProfile', changeProfile),
  route('deleteProfile', deleteProfile),
  route('readUser', readUser),
  route('exportOwnData', exportOwnData, { takesLong: true }),
  route('readAddresses', readAddresses),
  route('keepAddresses', keepAddresses),
  route('setAdmin', setAdmin),
  route('setPayTerms', setPayTerms),
]
