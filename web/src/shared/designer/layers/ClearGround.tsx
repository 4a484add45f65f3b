import type { DesignPage } from '@teeshala/contract/uploads/design-limits'
import { useState } from 'react'
import * as texts from '../../../texts/shared/design/designer.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { whenLoaded } from '../../ui/when-loaded.ts'
import { takeDesign } from '../../uploads/run-uploads.ts'
import { type Upload, whileReading } from '../../uploads/uploads-store.ts'
import { say } from '../spoken.ts'

type ClearGroundProps = {
  page: DesignPage
  upload: Upload
  /** Called with the upload of the same picture without its background. */
  onCleared: (id: string) => void
  onRefusal: (refusal: string) => void
}

/** Removes a plain background from a picture chosen during this visit, whose file the browser still has. */
export function ClearGround({ page, upload, onCleared, onRefusal }: ClearGroundProps) {
  const [isClearing, setIsClearing] = useState(false)
  const { file, picture } = upload
  if (!file || picture.isVector || picture.artwork.ground === 'transparent') return null

  // Whoever orders meanwhile would order the picture as it was.
  const clear = () => {
    setIsClearing(true)
    const cleared = whileReading(() =>
      whenLoaded(import('../../uploads/pictures/clear-ground.ts'), ({ clearGround }) => takeCleared(clearGround)),
    )
    return cleared.finally(() => setIsClearing(false))
  }
  const takeCleared = async (clearGround: (picture: File) => Promise<File | undefined>) => {
    const cleared = await clearGround(file)
    if (!cleared) return onRefusal(texts.noPlainBackground(picture.name))
    const taken = await takeDesign(cleared, page)
    if ('refusal' in taken) return onRefusal(taken.refusal)
    onCleared(taken.id)
    say(texts.backgroundCleared(picture.name))
  }

  return (
    <SmallButton loading={isClearing} aria-label={texts.clearBackgroundOf(picture.name)} onClick={clear}>
      {texts.clearBackground}
    </SmallButton>
  )
}
