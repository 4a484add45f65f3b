import { productPictureSizes } from '@teeshala/contract/catalogue/picture-sources'
import { ProductPicture } from '../../../shared/catalogue/product-card/ProductPicture.tsx'
import { useOpenedOverPage } from '../../../shared/routing/use-opened-over-page.ts'
import * as texts from '../../../texts/storefront/product.ts'
import classes from './Gallery.module.css'
import { GalleryZoom } from './GalleryZoom.tsx'
import { type GarmentLook, GarmentPreview } from './GarmentPreview.tsx'
import type { GalleryView } from './gallery-views.ts'

type GalleryProps = {
  name: string
  views: readonly GalleryView[]
  shown: string | undefined
  onShow: (key: string) => void
  look: GarmentLook
}

/** One large view, and thumbnails of the others; a click on the large one opens it full screen, which Back closes. */
export function Gallery({ name, views, shown, onShow, look }: GalleryProps) {
  const zoom = useOpenedOverPage('zoom')
  const view = views.find(({ key }) => key === shown) ?? views[0]
  if (!view) return <ProductPicture src={undefined} alt={texts.noPictureOf(name)} sizes="50vw" />
  return (
    <div className={classes.gallery}>
      <button type="button" className={classes.stage} aria-label={texts.zoomIn} onClick={() => zoom.open('view')}>
        <View view={view} name={name} look={look} />
      </button>
      {views.length > 1 && (
        <ul className={classes.thumbnails} aria-label={texts.pictures}>
          {views.map((each) => (
            <li key={each.key}>
              <button
                type="button"
                aria-label={each.label}
                aria-pressed={each === view}
                onClick={() => onShow(each.key)}
              >
                {each.kind === 'picture' ? (
                  <ProductPicture src={each.src} alt="" sizes="5rem" />
                ) : (
                  <GarmentPreview look={look} side={each.side} isSmall />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoom.opened && (
        <GalleryZoom label={`${name}, ${view.label}`} onClose={zoom.close}>
          <View view={view} name={name} look={look} isLarge />
        </GalleryZoom>
      )}
    </div>
  )
}

type ViewProps = { view: GalleryView; name: string; look: GarmentLook; isLarge?: boolean }

function View({ view, name, look, isLarge = false }: ViewProps) {
  if (view.kind === 'garment') return <GarmentPreview look={look} side={view.side} />
  const sizes = isLarge ? '200vw' : productPictureSizes
  return <ProductPicture src={view.src} alt={view.alt ?? `${name}, ${view.label}`} sizes={sizes} isFirst />
}
