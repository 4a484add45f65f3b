import { Outlet } from 'react-router-dom'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { PageBody } from './PageBody.tsx'

/** The customer's frame: header and footer around every page. */
export function ShopFrame() {
  return (
    <>
      <Header />
      <PageBody>
        <Outlet />
      </PageBody>
      <Footer />
    </>
  )
}
