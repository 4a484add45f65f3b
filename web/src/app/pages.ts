import type { Access } from '@teeshala/contract/access'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/** What a screen's module exports: the screen, and what to fetch while it is on its way. */
export type Screen = { Component: ComponentType; loader?: LoaderFunction }

/** What a visitor who is not signed in reads in place of a customer's page. */
export type SignInPrompt = { title: string; text: string }

type Address = { path: string; screen: () => Promise<Screen> }

/** A page: its address, who may see it, and the screen with its loader. */
export type Page =
  | (Address & { access: Exclude<Access, 'customer' | 'admin'> })
  | (Address & { access: 'admin' })
  | (Address & { access: 'customer'; prompt: SignInPrompt })

/** Every page of the shop with the customer's header and footer. */
export const shopPages: readonly Page[] = [
  { path: '/', access: 'public', screen: () => import('../storefront/home/HomePage.tsx') },
]

/** Every page with the staff's frame. */
export const adminPages: readonly Page[] = []
