import { LoginRequest, loginRequired, RegisterRequest, registerRequired } from '@teeshala/contract/accounts/user'
import { DocumentId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { readUser } from './read-user.ts'
import { register } from './register.ts'
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
  route('get', '/api/users/:id', { access: 'customer', params: byId, owner: 'params.id', orAdmin: true }, readUser),
]
