import { useState } from 'react'
import { ProductPicture } from '../../shared/catalogue/ProductPicture.tsx'
import classes from './Gallery.module.css'

/** The product's pictures: one large, the others to choose from; a click on the large one shows it closer. */
export function Gallery({ name, images }: { name: string; images: readonly string[] }) {
  const [shown, setShown] = useState(0)
  const [isZoomed, setIsZoomed] = useState(false)
  const [origin, setOrigin] = useState('50% 40%')
  const src = images[shown]

  const zoomAt = ({ clientX, clientY, currentTarget, detail }: React.MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect()
    // A click by the keyboard has no place; it shows the middle of the print.
    if (detail > 0) setOrigin(`${((clientX - box.x) / box.width) * 100}% ${((clientY - box.y) / box.height) * 100}%`)
    setIsZoomed((zoomed) => !zoomed)
  }

  return (
    <div className={classes.gallery}>
      {src ? (
        <button
          type="button"
          className={classes.stage}
          data-zoomed={isZoomed || undefined}
          aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
          onClick={zoomAt}
        >
          <span className={classes.lens} style={{ transformOrigin: origin }}>
            <ProductPicture
              src={src}
              alt={`${name}, picture ${shown + 1} of ${images.length}`}
              sizes={isZoomed ? '200vw' : '(min-width: 48em) 50vw, 92vw'}
              isFirst
            />
          </span>
        </button>
      ) : (
        <ProductPicture src={undefined} alt={`${name}: no picture yet`} sizes="50vw" />
      )}
      {images.length > 1 && (
        <fieldset className={classes.thumbnails} aria-label="Pictures">
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-label={`Picture ${index + 1}`}
              aria-pressed={index === shown}
              onClick={() => {
                setShown(index)
                setIsZoomed(false)
              }}
            >
              <ProductPicture src={image} alt="" sizes="6rem" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
