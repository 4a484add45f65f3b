import { type Route, route } from '../http/route.ts'
import { changeProfile } from './change-profile.ts'
import { deleteProfile } from './delete-profile.ts'
import { exportOwnData } from './export-own-data.ts'
import { exportUsers } from './export-users.ts'
import { listUsers } from './list-users.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { provePhone } from './prove-phone.ts'
import { readUser } from './read-user.ts'
import { register } from './register.ts'
import { setAdmin } from './set-admin.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'

export const accountRoutes: readonly Route[] = [
  route('register', register),
  route('logIn', logIn),
  route('signInWithGoogle', signInWithGoogle),
  route('logOut', logOut),
  route('listUsers', listUsers),
  route('exportUsers', exportUsers, { takesLong: true }),
  route('provePhone', provePhone),
  route('changeProfile', changeProfile),
  route('deleteProfile', deleteProfile),
  route('readUser', readUser),
  route('exportOwnData', exportOwnData, { takesLong: true }),
  route('setAdmin', setAdmin),
]
