import { type Cloth, inkSeenOn, type UnseenLayer, unseenLayers } from '@teeshala/contract/garment/ink/unseen-layers'
import { formatList } from '@teeshala/contract/list-format'
import * as texts from '../../../texts/shared/design/truth.ts'
import { inks } from '../../design-text/inks.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { say } from '../spoken.ts'
import { laidLayer, layerName } from './laid-layer.ts'
import { outlineDrawn, recolourDrawn } from './recolour.ts'
import classes from './UnseenLayers.module.css'
import { useNextRemedy } from './use-next-remedy.ts'

export type UnseenLayersProps = {
  /** The printed layers of all placements. */
  designs: readonly PlacedDesign[]
  /** The ordered fabrics. */
  cloths: readonly Cloth[]
  /** Returns whether a layer's colours must not change. */
  isLocked?: (id: string) => boolean
  /** Removes a fabric from the order; undefined if it is the only one. */
  onLeaveOut?: ((cloth: Cloth) => void) | undefined
}

type DesignInk = (typeof inks)[number]

const [white, black, ...coloured] = inks
const usual: readonly DesignInk[] = [white, black]
const others: readonly DesignInk[] = coloured

/** Names layers that will not be visible on the chosen fabrics, with remedies. */
export function UnseenLayers({ designs, cloths, isLocked = () => false, onLeaveOut }: UnseenLayersProps) {
  const unseen = unseenLayers(designs.map(laidLayer), cloths)
  const { group, taken } = useNextRemedy<HTMLDivElement>()
  return (
    <div ref={group} className={classes.layers} role="alert">
      {unseen.map((layer, index) => {
        const design = designs.find(({ id }) => id === layer.id)
        // A picture shared by two placements counts once.
        if (!design || unseen.findIndex(({ id }) => id === layer.id) !== index) return null
        return (
          <Unseen
            key={layer.id}
            {...{ layer, design, cloths, onLeaveOut }}
            isLocked={isLocked(layer.id)}
            onRemedy={taken}
          />
        )
      })}
    </div>
  )
}

type UnseenProps = Omit<UnseenLayersProps, 'designs' | 'isLocked'> & {
  layer: UnseenLayer
  design: PlacedDesign
  isLocked: boolean
  onRemedy: () => void
}

function Unseen({ layer: { lostOn, faintOn, partlyOn }, design, cloths, isLocked, onLeaveOut, onRemedy }: UnseenProps) {
  const name = layerName(design)
  const concerned = [...lostOn, ...faintOn, ...partlyOn]
  const isDrawn = design.text !== undefined || design.motif !== undefined
  const isFree = isDrawn && !isLocked
  const ink = isFree ? inkSeenOn(usual, others, cloths) : undefined
  const outline = isFree ? inkSeenOn(usual, others, concerned) : undefined
  return (
    <div className={classes.layer}>
      {lostOn.length > 0 && <p>{texts.notSeenOn(name, namesOf(lostOn))}</p>}
      {faintOn.length > 0 && <p>{texts.hardlySeenOn(name, namesOf(faintOn))}</p>}
      {partlyOn.length > 0 && <p>{texts.partlyNotSeenOn(name, namesOf(partlyOn))}</p>}
      {!isDrawn && <p>{texts.takeAnotherPicture}</p>}
      {isDrawn && isLocked && <p>{texts.unlockToRecolour}</p>}
      <div className={classes.ways}>
        {ink && (
          <SmallButton
            aria-label={texts.takeColourFor(wordOf(ink), name)}
            onClick={() => {
              onRemedy()
              recolourDrawn(design.id, ink.hex, cloths)
              say(texts.colourTaken(name, wordOf(ink)))
            }}
          >
            {texts.takeColour(wordOf(ink))}
          </SmallButton>
        )}
        {outline && (
          <SmallButton
            aria-label={texts.outlineInFor(wordOf(outline), name)}
            onClick={() => {
              onRemedy()
              outlineDrawn(design.id, outline.hex)
              say(texts.outlineTaken(name, wordOf(outline)))
            }}
          >
            {texts.outlineIn(wordOf(outline))}
          </SmallButton>
        )}
        {onLeaveOut &&
          concerned.map((cloth) => (
            <SmallButton
              key={cloth.id}
              onClick={() => {
                onRemedy()
                onLeaveOut(cloth)
              }}
            >
              {texts.leaveOut(cloth.name)}
            </SmallButton>
          ))}
      </div>
    </div>
  )
}

const namesOf = (cloths: readonly Cloth[]) => formatList(cloths.map(({ name }) => name))
const wordOf = ({ name }: DesignInk) => name.toLowerCase()
