/** Keys that begin with the same name: without parts, all of them. */
const keys =
  (name: string) =>
  (...parts: readonly unknown[]) =>
    [name, ...parts] as const

/** Under what the answers of the shop are cached, and asked for anew after a change. */
export const queryKeys = {
  adminOrders: keys('admin-orders'),
  adminProduct: keys('admin-product'),
  adminProducts: keys('admin-products'),
  adminUsers: keys('admin-users'),
  allSettings: keys('all-settings'),
  cart: keys('cart'),
  colorsInUse: keys('colors-in-use'),
  designPreview: keys('design-preview'),
  designUrl: keys('design-url'),
  favorites: keys('favorites'),
  firstSteps: keys('first-steps'),
  notifications: keys('notifications'),
  auditLog: keys('audit-log'),
  messages: keys('messages'),
  newsletter: keys('newsletter'),
  order: keys('order'),
  orderRecord: keys('order-record'),
  orders: keys('orders'),
  palette: keys('palette'),
  paymentMethods: keys('payment-methods'),
  pricing: keys('pricing'),
  printDocument: keys('print-document'),
  product: keys('product'),
  productColors: keys('product-colors'),
  productTypes: keys('product-types'),
  production: keys('production'),
  products: keys('products'),
  profile: keys('profile'),
  quotes: keys('quotes'),
  resetCode: keys('reset-code'),
  sentByEmulator: keys('sent-by-emulator'),
  sales: keys('sales'),
  savedViews: keys('saved-views'),
  settings: keys('settings'),
  summary: keys('summary'),
  tradeRules: keys('trade-rules'),
  typesInUse: keys('types-in-use'),
  staffOrderPrice: keys('staff-order-price'),
  staffSearch: keys('staff-search'),
  waysIn: keys('ways-in'),
}
