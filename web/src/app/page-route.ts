import type { Access } from '@teeshala/contract/access'
import type { ComponentType } from 'react'
import { data, type Params, type RouteObject, redirect } from 'react-router-dom'
import type { LoadArgs } from '../shared/routing/load-args.ts'
import { signInPath } from '../shared/routing/return-path.ts'
import { useSession } from '../shared/session/session-store.ts'
import * as texts from '../texts/first-visit.ts'

/** Words of a page that asks a signed-out visitor to sign in instead of sending them away. */
export type SignInWords = { title: string; text: string }

export type PageRoute = {
  path: string
  /** Who may see the page. */
  access: Access
  /** Where a customer's page words its own request to sign in; others lead to the sign-in screen and back. */
  signInWords?: SignInWords
  page: () => Promise<ComponentType>
  /** Further code that the address decides on, without which the page cannot be shown. */
  code?: (params: Params) => Promise<unknown>
  /** Starts what the page will ask for; it runs while the page's code is on its way. */
  load?: (args: LoadArgs) => Promise<unknown>
}

/** A page whose code is there, as one is that takes over what the build has drawn of it. */
export type LoadedPage = { readonly route: PageRoute; readonly Component: ComponentType; readonly params: Params }

/** The router's form of a page: access first, then its data, with its code alongside. */
export function routeObject(route: PageRoute, loaded?: LoadedPage): RouteObject {
  return {
    id: route.path,
    path: route.path,
    handle: { signInWords: route.access === 'public' ? undefined : route.signInWords },
    ...(loaded?.route === route ? { Component: loaded.Component } : { lazy: { Component: route.page } }),
    loader: async (args) => {
      const isAsking = admit(route, args)
      if (!isAsking) await Promise.all([route.load?.(args), route.code?.(args.params)])
      return null
    },
  }
}

/** Refuses whom the page is not for. Returns whether the page is to ask the visitor to sign in. */
function admit({ access, signInWords }: PageRoute, { request }: LoadArgs): boolean {
  if (access === 'public') return false
  const { currentUser } = useSession.getState()
  if (!currentUser) {
    if (signInWords) return true
    const { pathname, search } = new URL(request.url)
    throw redirect(signInPath(pathname + search))
  }
  if (access === 'admin' && !currentUser.isAdmin) throw data(texts.notAllowed, { status: 403 })
  return false
}
