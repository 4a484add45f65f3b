import { SegmentedControl, Table, Text } from '@mantine/core'
import type { Size } from '@teeshala/contract/catalogue/options/size'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import { measurements } from '@teeshala/contract/garment/size-chart'
import { useState } from 'react'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import * as texts from '../../../texts/storefront/product.ts'

type Unit = 'cm' | 'in'
type SizeGuideProps = { cut: GarmentCut; type: string; sizes: readonly Size[]; onClose: () => void }

const format = (mm: number, unit: Unit) => (unit === 'cm' ? String(Math.round(mm / 5) / 2) : (mm / 25.4).toFixed(1))

/** The garment's measurements in each of the product's sizes. */
export function SizeGuide({ cut, type, sizes, onClose }: SizeGuideProps) {
  const [unit, setUnit] = useState<Unit>('cm')
  return (
    <Dialog title={texts.sizeGuideOf(type)} onClose={onClose} isWide>
      <SegmentedControl
        aria-label={texts.unit}
        value={unit}
        onChange={(value) => setUnit(value as Unit)}
        data={[
          { value: 'cm', label: texts.centimetres },
          { value: 'in', label: texts.inches },
        ]}
      />
      <Table mt="md" verticalSpacing="sm">
        <Table.Caption ta="start">{texts.measuredOnTheGarmentLyingFlat}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.size}</Table.Th>
            <Table.Th>{texts.chestFlat}</Table.Th>
            <Table.Th>{texts.chestRound}</Table.Th>
            <Table.Th>{texts.length}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sizes.map((size) => {
            const { chestMm, lengthMm } = measurements(cut, size)
            return (
              <Table.Tr key={size}>
                <Table.Th scope="row">{size}</Table.Th>
                <Table.Td>{format(chestMm, unit)}</Table.Td>
                <Table.Td>{format(2 * chestMm, unit)}</Table.Td>
                <Table.Td>{format(lengthMm, unit)}</Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      <Text mt="md">{texts.layAGarmentThatFits}</Text>
    </Dialog>
  )
}
