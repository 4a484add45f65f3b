import { CategoryPage } from '../storefront/catalogue/CategoryPage.tsx'
import { HomePage } from '../storefront/catalogue/home/HomePage.tsx'
import { loadCategory } from '../storefront/catalogue/load-category.ts'
import { loadListing } from '../storefront/catalogue/load-listing.ts'
import { ProductsPage } from '../storefront/catalogue/ProductsPage.tsx'
import { loadShop } from '../storefront/content/load-shop.ts'
import { loadSingleOrder } from '../storefront/custom-order/load-custom-order.ts'
import { loadFavorites } from '../storefront/favorites/load-favorites.ts'
import { loadPrinting } from '../storefront/printing/load-printing.ts'
import { loadProduct } from '../storefront/product/load-product.ts'
import * as texts from '../texts/first-visit.ts'
import { OrderAddressPage } from './order-address/OrderAddressPage.tsx'
import { loadOrderAddress, loadPageOfOrderAddress } from './order-address/order-address.ts'
import type { PageRoute } from './page-route.ts'

/**
 * Every page of the storefront: access, code, and requests to start. Product lists are part of
 * the first file, because most visits start there; other pages load on demand.
 */
export const storePages: readonly PageRoute[] = [
  { path: '/', access: 'public', page: async () => ({ HomePage }), load: loadListing },
  { path: '/products', access: 'public', page: async () => ({ ProductsPage }), load: loadListing },
  { path: '/category/:name', access: 'public', page: async () => ({ CategoryPage }), load: loadCategory },
  {
    path: '/product/:id',
    access: 'public',
    page: () => import('../storefront/product/ProductPage.tsx'),
    load: loadProduct,
  },
  { path: '/signin', access: 'public', page: () => import('../storefront/accounts/SignInPage.tsx') },
  { path: '/login', access: 'public', page: () => import('../storefront/accounts/SignInPage.tsx') },
  { path: '/signup', access: 'public', page: () => import('../storefront/accounts/SignUpPage.tsx') },
  { path: '/forgot-password', access: 'public', page: () => import('../storefront/accounts/ForgotPasswordPage.tsx') },
  { path: '/confirm-email', access: 'public', page: () => import('../storefront/accounts/ConfirmEmailPage.tsx') },
  { path: '/newsletter', access: 'public', page: () => import('../storefront/accounts/LeaveNewsletterPage.tsx') },
  { path: '/account-action', access: 'public', page: () => import('../storefront/accounts/AccountActionPage.tsx') },
  { path: '/logout', access: 'public', page: () => import('../storefront/accounts/SignOutPage.tsx') },
  {
    path: '/cart',
    access: 'customer',
    signInWords: { title: texts.myCart, text: texts.logInToViewYourCart },
    page: () => import('../storefront/cart/CartPage.tsx'),
    load: () => import('../storefront/cart/load-cart.ts').then(({ loadCart }) => loadCart()),
  },
  {
    path: '/single-order',
    access: 'public',
    page: () => import('../storefront/custom-order/single/SingleOrderPage.tsx'),
    load: loadSingleOrder,
  },
  {
    path: '/design-your-own',
    access: 'public',
    page: () => import('../storefront/custom-order/choose-product/DesignYourOwnPage.tsx'),
  },
  {
    path: '/order',
    access: 'public',
    page: () => import('../storefront/custom-order/choose-product/ChooseProductPage.tsx'),
  },
  {
    path: '/printing',
    access: 'public',
    page: () => import('../storefront/printing/PrintingPage.tsx'),
    load: loadPrinting,
  },
  {
    path: '/order/:id',
    access: 'public',
    page: async () => ({ OrderAddressPage }),
    code: loadPageOfOrderAddress,
    load: loadOrderAddress,
  },
  { path: '/track', access: 'public', page: () => import('../storefront/orders/track/TrackPage.tsx') },
  { path: '/quote/:id', access: 'public', page: () => import('../storefront/quote/QuotePage.tsx') },
  {
    path: '/orders',
    access: 'customer',
    signInWords: { title: texts.authenticationRequired, text: texts.logInToViewYourOrders },
    page: () => import('../storefront/orders/my-orders/OrdersPage.tsx'),
    load: () => import('../storefront/orders/my-orders/load-orders.ts').then(({ loadOrders }) => loadOrders()),
  },
  { path: '/profile', access: 'customer', page: () => import('../storefront/profile/ProfilePage.tsx') },
  {
    path: '/favorites',
    access: 'customer',
    signInWords: { title: texts.signInRequired, text: texts.signInToSeeYourFavorites },
    page: () => import('../storefront/favorites/FavoritesPage.tsx'),
    load: loadFavorites,
  },
  { path: '/designs', access: 'public', page: () => import('../storefront/designs/MyDesignsPage.tsx') },
  { path: '/design/:id', access: 'public', page: () => import('../storefront/designs/SharedDesignPage.tsx') },
  { path: '/about', access: 'public', page: () => import('../storefront/content/AboutPage.tsx'), load: loadShop },
  { path: '/contact', access: 'public', page: () => import('../storefront/content/ContactPage.tsx'), load: loadShop },
  { path: '/privacy', access: 'public', page: () => import('../storefront/content/PrivacyPage.tsx'), load: loadShop },
  { path: '/terms', access: 'public', page: () => import('../storefront/content/TermsPage.tsx'), load: loadShop },
  { path: '/returns', access: 'public', page: () => import('../storefront/content/ReturnsPage.tsx'), load: loadShop },
]
