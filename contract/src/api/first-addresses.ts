import type { Address, CallAccess } from './address.ts'

/**
 * The calls made by the product lists, and those for the content of the other public pages. No schemas here, because the browser loads this file on the
 * first visit.
 */
export const firstAddresses = {
  listProducts: { method: 'get', path: '/api/product', access: 'public' },
  readProduct: { method: 'get', path: '/api/product/:id', access: 'public' },
  listProductTypes: { method: 'get', path: '/api/product-types', access: 'public' },
  listProductColors: { method: 'get', path: '/api/product-colors', access: 'public' },
  listFavorites: { method: 'get', path: '/api/favorite/:userId', access: 'customer', owner: 'params.userId' },
  addFavorite: { method: 'post', path: '/api/favorite/add', access: 'customer', owner: 'body.userId' },
  removeFavorite: { method: 'post', path: '/api/favorite/remove', access: 'customer', owner: 'body.userId' },
  // A cart's id is its owner's uid, so every path names a person.
  addToCart: { method: 'post', path: '/api/cart/add', access: 'customer', owner: 'body.userId' },
  readCart: { method: 'get', path: '/api/cart/:userId', access: 'customer', owner: 'params.userId' },
  listPaymentMethods: { method: 'get', path: '/api/payments/methods', access: 'public' },
  readPricing: { method: 'get', path: '/api/pricing', access: 'public' },
  readTradeRules: { method: 'get', path: '/api/printing-rules', access: 'public' },
  readSettings: { method: 'get', path: '/api/settings', access: 'anyone', orAdmin: true },
  subscribe: { method: 'post', path: '/api/newsletter', access: 'anyone' },
} as const satisfies Readonly<Record<string, Address & { readonly access: Exclude<CallAccess, 'admin'> }>>
