import * as texts from '../../../texts/first-visit.ts'
import { useShopName } from '../../settings/use-shop-name.ts'

type PageHeadProps = {
  title: string
  description?: string | undefined
  /** The canonical path, if several lead to the page. */
  path?: string | undefined
  /** A picture URL for link previews. */
  image?: string | undefined
  type?: 'website' | 'product'
  /** Whether search engines must not list it. */
  isUnlisted?: boolean
}

/** Title, description and link preview of a page. React moves it into the document's head. */
export function PageHead({ title, description, path, image, type = 'website', isUnlisted = false }: PageHeadProps) {
  const { origin } = location
  const shopName = useShopName()
  const words = description || texts.printsTShirtsPolosAndHoodies(shopName)
  const url = path === undefined ? undefined : origin + path
  return (
    <>
      <title>{texts.pageTitle(title, shopName)}</title>
      <meta name="description" content={words} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      {url && <meta property="og:url" content={url} />}
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
    </>
  )
}
