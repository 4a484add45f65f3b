import { routesOf } from '../http/route.ts'
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

export const accountRoutes = [
  ...routesOf({ exportUsers, exportOwnData }, { takesLong: true }),
  ...routesOf({
    register,
    logIn,
    signInWithGoogle,
    logOut,
    listUsers,
    sendEmailLink,
    proveEmail,
    provePhone,
    changeProfile,
    deleteProfile,
    readUser,
    readAddresses,
    keepAddresses,
    setAdmin,
    setPayTerms,
  }),
]
