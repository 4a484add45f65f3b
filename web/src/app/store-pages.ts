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

const publicPage = (path: string, page: PageRoute['page'], load?: PageRoute['load']): PageRoute => ({
  path,
  access: 'public',
  page,
  ...(load && { load }),
})

/**
 * Every page of the storefront: access, code, and requests to start. Product lists are part of
 * the first file, because most visits start there; other pages load on demand.
 */
export const storePages: readonly PageRoute[] = [
  publicPage('/', async () => ({ HomePage }), loadListing),
  publicPage('/products', async () => ({ ProductsPage }), loadListing),
  publicPage('/category/:name', async () => ({ CategoryPage }), loadCategory),
  publicPage('/product/:id', () => import('../storefront/product/ProductPage.tsx'), loadProduct),
  publicPage('/signin', () => import('../storefront/accounts/SignInPage.tsx')),
  publicPage('/login', () => import('../storefront/accounts/SignInPage.tsx')),
  publicPage('/signup', () => import('../storefront/accounts/SignUpPage.tsx')),
  publicPage('/forgot-password', () => import('../storefront/accounts/ForgotPasswordPage.tsx')),
  publicPage('/confirm-email', () => import('../storefront/accounts/ConfirmEmailPage.tsx')),
  publicPage('/newsletter', () => import('../storefront/accounts/LeaveNewsletterPage.tsx')),
  publicPage('/account-action', () => import('../storefront/accounts/AccountActionPage.tsx')),
  publicPage('/logout', () => import('../storefront/accounts/SignOutPage.tsx')),
  {
    path: '/cart',
    access: 'customer',
    signInWords: { title: texts.myCart, text: texts.logInToViewYourCart },
    page: () => import('../storefront/cart/CartPage.tsx'),
    load: () => import('../storefront/cart/load-cart.ts').then(({ loadCart }) => loadCart()),
  },
  publicPage('/single-order', () => import('../storefront/custom-order/single/SingleOrderPage.tsx'), loadSingleOrder),
  publicPage('/design-your-own', () => import('../storefront/custom-order/choose-product/DesignYourOwnPage.tsx')),
  publicPage('/order', () => import('../storefront/custom-order/choose-product/ChooseProductPage.tsx')),
  publicPage('/printing', () => import('../storefront/printing/PrintingPage.tsx'), loadPrinting),
  {
    path: '/order/:id',
    access: 'public',
    page: async () => ({ OrderAddressPage }),
    code: loadPageOfOrderAddress,
    load: loadOrderAddress,
  },
  publicPage('/track', () => import('../storefront/orders/track/TrackPage.tsx')),
  publicPage('/quote/:id', () => import('../storefront/quote/QuotePage.tsx')),
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
  publicPage('/designs', () => import('../storefront/designs/MyDesignsPage.tsx')),
  publicPage('/design/:id', () => import('../storefront/designs/SharedDesignPage.tsx')),
  publicPage('/about', () => import('../storefront/content/AboutPage.tsx'), loadShop),
  publicPage('/contact', () => import('../storefront/content/ContactPage.tsx'), loadShop),
  publicPage('/privacy', () => import('../storefront/content/PrivacyPage.tsx'), loadShop),
  publicPage('/terms', () => import('../storefront/content/TermsPage.tsx'), loadShop),
  publicPage('/returns', () => import('../storefront/content/ReturnsPage.tsx'), loadShop),
]
