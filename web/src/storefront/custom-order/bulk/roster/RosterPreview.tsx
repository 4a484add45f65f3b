import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { writtenOf } from '@teeshala/contract/design-document/design-document'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import type { WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { placeOfFilled, wordsFor } from '@teeshala/contract/roster/fill-text'
import { useState } from 'react'
import { textPictureQuery } from '../../../../shared/design-text/text-picture.ts'
import { Garment, type GarmentDesign } from '../../../../shared/garment/Garment.tsx'
import * as texts from '../../../../texts/storefront/roster.ts'
import type { BulkDesign, useBulkDesigns } from '../designs/use-bulk-designs.ts'
import classes from './RosterPreview.module.css'

type RosterPreviewProps = {
  people: readonly WrittenPerson[]
  designed: ReturnType<typeof useBulkDesigns>
  cut: GarmentCut
  cloth: ProductColor | undefined
}

/** A preview of each person's piece, at every placement that differs. */
export function RosterPreview({ people, designed: { chosen }, cut, cloth }: RosterPreviewProps) {
  const [at, setAt] = useState(0)
  const index = Math.min(at, people.length - 1)
  const person = people[index]
  const filled = chosen.filter(({ designs }) => designs.some(({ text }) => text?.style.fills))
  if (!person || filled.length === 0) return null
  const who = [person.name, person.number].filter(Boolean).join(' ')
  const step = (by: number) => setAt((index + by + people.length) % people.length)
  return (
    <section className={classes.preview} aria-label={texts.preview}>
      <div className={classes.steps}>
        <ActionIcon variant="default" size="xl" aria-label={texts.previous} onClick={() => step(-1)}>
          <IconChevronLeft />
        </ActionIcon>
        <p className={classes.who} aria-live="polite">
          <strong>{who}</strong>
          <span>
            {person.size && `${texts.inSize(sizeLabel(person.size))}, `}
            {texts.countOf(index + 1, people.length)}
          </span>
        </p>
        <ActionIcon variant="default" size="xl" aria-label={texts.next} onClick={() => step(1)}>
          <IconChevronRight />
        </ActionIcon>
      </div>
      <div className={classes.garments}>
        {filled.map((design) => (
          <FilledGarment
            key={design.placement}
            design={design}
            person={person}
            cut={cut}
            color={cloth?.hexCode ?? undyedCloth}
            label={texts.previewOf(who)}
          />
        ))}
      </div>
    </section>
  )
}

type FilledGarmentProps = {
  design: BulkDesign
  person: WrittenPerson
  cut: GarmentCut
  color: string
  label: string
}

function FilledGarment({ design: { placement, designs, canvas }, person, cut, color, label }: FilledGarmentProps) {
  const words = designs.flatMap(({ id, text }) => {
    if (!text?.style.fills) return []
    return { id, style: { ...text.style, text: writtenOf(wordsFor(text.style, person)) } }
  })
  const pictures = useQueries({
    queries: words.map(({ style }) => ({ ...textPictureQuery(style), enabled: style.text !== '' })),
  })
  const shown = designs.flatMap(({ id, picture, place, text }): GarmentDesign[] => {
    const at = words.findIndex((each) => each.id === id)
    if (!text || at < 0) return picture.url ? [{ ...place, placement, href: picture.url }] : []
    const drawn = pictures[at]?.data
    if (!drawn?.url || words[at]?.style.text === '') return []
    return [{ ...placeOfFilled(place, text, drawn, canvas.area), placement, href: drawn.url }]
  })
  return (
    <Garment
      cut={cut}
      side={sideOf(placement)}
      color={color}
      designs={shown}
      label={label}
      className={classes.garment ?? ''}
    />
  )
}
