import { ActionIcon, Group } from '@mantine/core'
import { IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Product } from '@teeshala/contract/catalogue/product'
import { useAddress } from '../../../shared/address/use-address.ts'
import * as texts from '../../../texts/admin/products.ts'
import { editParameter } from './words.ts'

type ProductActionsProps = {
  product: Product
  onDuplicate: () => void
  onToggleHidden: () => void
  onDelete: () => void
}

/** The actions for one product. */
export function ProductActions({ product, onDuplicate, onToggleHidden, onDelete }: ProductActionsProps) {
  const { write } = useAddress()
  const { _id, name, isHidden } = product
  const actions = [
    { label: texts.editNamed(name), icon: IconPencil, act: () => write({ [editParameter]: _id }) },
    { label: texts.duplicateNamed(name), icon: IconCopy, act: onDuplicate },
    {
      label: `${isHidden ? texts.show : texts.hide} ${name}`,
      icon: isHidden ? IconEye : IconEyeOff,
      act: onToggleHidden,
    },
    { label: texts.deleteNamed(name), icon: IconTrash, act: onDelete },
  ]
  return (
    <Group gap={2} wrap="nowrap">
      {actions.map(({ label, icon: Icon, act }) => (
        <ActionIcon key={label} variant="subtle" color="gray" size={36} aria-label={label} title={label} onClick={act}>
          <Icon size={19} />
        </ActionIcon>
      ))}
    </Group>
  )
}
