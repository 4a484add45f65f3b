import { Badge, Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconPencil, IconShare, IconShirt, IconStack2, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatDay } from '@teeshala/contract/date-format'
import { shownDocument } from '@teeshala/contract/design-document/layer-traits'
import { designsOfLine } from '@teeshala/contract/designs/line-designs'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { LinePicture } from '../../shared/garment/LinePicture.tsx'
import { MenuEntries } from '../../shared/ui/MenuEntries.tsx'
import * as texts from '../../texts/storefront/designs.ts'
import classes from './DesignCard.module.css'

export type Wish = 'use' | 'in bulk' | 'another garment' | 'rename' | 'duplicate' | 'share' | 'delete'

type DesignCardProps = {
  saved: SavedDesign
  /** The garment it was made for: null if the shop no longer has it, undefined until known. */
  product: Product | null | undefined
  isBusy: boolean
  onWish: (wish: Wish) => void
}

/** A saved design with its actions. */
export function DesignCard({ saved, product, isBusy, onWish }: DesignCardProps) {
  const { name, color: colorId, placement, document, updatedAt, shareSecret } = saved
  const { data: colors = [] } = useQuery(productColorsQuery)
  const color = colors.find(({ _id }) => _id === colorId)
  const garment = product === null ? texts.garmentGone : product?.name
  const isStillPrinted = product?.isCustomizable === true
  return (
    <li className={classes.card}>
      <LinePicture
        line={{
          name,
          type: product?.type,
          colorName: color?.name,
          colorHex: color?.hexCode ?? undyedCloth,
          placement,
          designs: designsOfLine({ designDocument: document }),
          documents: [{ ...shownDocument(document), placement }],
        }}
        sizes="18rem"
        className={classes.picture}
      />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.quiet}>{texts.on(garment, placement)}</p>
        <p className={classes.quiet}>
          {texts.changedOn(formatDay(updatedAt))} {shareSecret && <Badge variant="light">{texts.shared}</Badge>}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          aria-label={texts.useNamed(name)}
          loading={isBusy}
          onClick={() => onWish(isStillPrinted ? 'use' : 'another garment')}
        >
          {texts.use}
        </Button>
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button variant="default" px="sm" aria-label={texts.moreFor(name)}>
              <IconDots size={20} />
            </Button>
          </Menu.Target>
          <MenuEntries>
            {isStillPrinted && (
              <Menu.Item leftSection={<IconStack2 size={18} />} onClick={() => onWish('in bulk')}>
                {texts.orderInBulk}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconShirt size={18} />} onClick={() => onWish('another garment')}>
              {texts.anotherGarment}
            </Menu.Item>
            <Menu.Item leftSection={<IconShare size={18} />} onClick={() => onWish('share')}>
              {texts.share}
            </Menu.Item>
            <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => onWish('rename')}>
              {texts.rename}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => onWish('duplicate')}>
              {texts.duplicate}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => onWish('delete')}>
              {texts.remove}
            </Menu.Item>
          </MenuEntries>
        </Menu>
      </div>
    </li>
  )
}
