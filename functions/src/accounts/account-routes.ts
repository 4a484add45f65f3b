import {
  LoginRequest,
  loginRequired,
  PhoneProofRequest,
  ProfileRequest,
  RegisterRequest,
  registerRequired,
  SetAdminRequest,
} from '@teeshala/contract/accounts/user'
import { DocumentId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { changeProfile } from './change-profile.ts'
import { deleteProfile } from './delete-profile.ts'
import { exportOwnData } from './export-own-data.ts'
import { ExportUsersQuery, exportUsers } from './export-users.ts'
import { ListUsersQuery, listUsers } from './list-users.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { provePhone } from './prove-phone.ts'
import { readUser } from './read-user.ts'
import { register } from './register.ts'
import { setAdmin } from './set-admin.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'

const byId = z.object({ id: DocumentId })

export const accountRoutes: readonly Route[] = [
  route(
    'post',
    '/api/users/register',
    { access: 'public', body: RegisterRequest, incomplete: registerRequired },
    register,
  ),
  route('post', '/api/users/login', { access: 'public', body: LoginRequest, incomplete: loginRequired }, logIn),
  route('post', '/api/users/google', { access: 'customer' }, signInWithGoogle),
  route('post', '/api/users/logout', { access: 'public' }, logOut),
  route('get', '/api/users', { access: 'admin', query: ListUsersQuery }, listUsers),
  route('get', '/api/users/export.csv', { access: 'admin', takesLong: true, query: ExportUsersQuery }, exportUsers),
  route('post', '/api/users/phone-proof', { access: 'customer', body: PhoneProofRequest }, provePhone),
  route('put', '/api/users/profile', { access: 'customer', body: ProfileRequest }, changeProfile),
  route('delete', '/api/users/profile', { access: 'customer' }, deleteProfile),
  route('get', '/api/users/:id', { access: 'customer', params: byId, owner: 'params.id', orAdmin: true }, readUser),
  route(
    'get',
    '/api/users/:id/data',
    { access: 'customer', takesLong: true, params: byId, owner: 'params.id' },
    exportOwnData,
  ),
  route('patch', '/api/users/:id', { access: 'admin', params: byId, body: SetAdminRequest }, setAdmin),
]
