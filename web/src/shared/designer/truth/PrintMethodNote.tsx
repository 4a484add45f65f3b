import { useQuery } from '@tanstack/react-query'
import { countInks, underbasedOf } from '@teeshala/contract/garment/ink/print-method'
import type { Cloth } from '@teeshala/contract/garment/ink/unseen-layers'
import { formatList } from '@teeshala/contract/list-format'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import * as texts from '../../../texts/shared/design/truth.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { settingsQuery } from '../../settings/settings-query.ts'
import { laidLayer } from './laid-layer.ts'
import classes from './UnseenLayers.module.css'

type PrintMethodNoteProps = {
  /** What is printed at the shown placement. */
  designs: readonly PlacedDesign[]
  cloths: readonly Cloth[]
}

/** How the shop prints, if it affects the look: a white underbase on dark fabric, and the inks of a screen print. */
export function PrintMethodNote({ designs, cloths }: PrintMethodNoteProps) {
  const { data: settings = defaultSettings } = useQuery(settingsQuery)
  const dark = underbasedOf(cloths).map(({ name }) => name)
  if (designs.length === 0) return null
  const { count, isEstimate } = countInks(
    designs.map((design) => ({ ...laidLayer(design), isPicture: !design.text && !design.motif })),
  )
  const isScreen = settings.printMethod === 'screen'
  if (!isScreen && dark.length === 0) return null
  return (
    <p className={classes.method}>
      {isScreen && texts.screenPrintedIn(count, isEstimate)}{' '}
      {dark.length > 0 && texts.whiteUnderneathOn(formatList(dark))}
    </p>
  )
}
