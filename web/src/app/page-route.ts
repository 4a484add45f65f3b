import type { Access } from '@teeshala/contract/access'
import type { ComponentType } from 'react'
import { data, type Params, type RouteObject, redirect } from 'react-router-dom'
import type { LoadArgs } from '../shared/routing/load-args.ts'
import { signInPath } from '../shared/routing/return-path.ts'
import { useSession } from '../shared/session/session-store.ts'
import * as texts from '../texts/first-visit.ts'

/** The texts of a page that asks a signed-out visitor to sign in instead of redirecting them. */
export type SignInWords = { title: string; text: string }

/** The code of a page: a file that exports its component as `…Page`. */
export type PageFile = { readonly [name: `${string}Page`]: ComponentType }

export type PageRoute = {
  path: string
  /** Who may see the page. */
  access: Access
  /** The texts of a customer page's own request to sign in; others redirect to the sign-in screen and back. */
  signInWords?: SignInWords
  page: () => Promise<PageFile>
  /** Further code depending on the URL, without which the page cannot be shown. */
  code?: (params: Params) => Promise<unknown>
  /** Starts the page's requests while its code is loading. */
  load?: (args: LoadArgs) => Promise<unknown>
}

/** A page whose code is loaded, as when it hydrates its prerendered HTML. */
export type LoadedPage = { readonly route: PageRoute; readonly Component: ComponentType; readonly params: Params }

/** Returns the component of a page, once its code is loaded. */
export async function componentOf(page: PageRoute['page']): Promise<ComponentType> {
  const [, component] = Object.entries(await page()).find(([name]) => name.endsWith('Page')) ?? []
  if (!component) throw new Error('The file of a page exports no page')
  return component
}

/** Returns a page as a route: first access, then its data, with its code in parallel. */
export function routeObject(route: PageRoute, loaded?: LoadedPage): RouteObject {
  return {
    id: route.path,
    path: route.path,
    handle: { signInWords: route.access === 'public' ? undefined : route.signInWords },
    ...(loaded?.route === route
      ? { Component: loaded.Component }
      : { lazy: { Component: () => componentOf(route.page) } }),
    loader: async (args) => {
      const isAsking = admit(route, args)
      if (!isAsking) await Promise.all([route.load?.(args), route.code?.(args.params)])
      return null
    },
  }
}

/** Refuses visitors without access. Returns whether the page asks the visitor to sign in. */
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
