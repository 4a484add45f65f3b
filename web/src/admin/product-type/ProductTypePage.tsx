import { Tabs } from '@mantine/core'
import { useAddress } from '../../shared/address/use-address.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import { LayerContext, useLayer } from '../../shared/ui/layer.ts'
import * as texts from '../../texts/admin/product-type.ts'
import { EntryPanel } from './EntryPanel.tsx'
import { colorKind, typeKind } from './entry-kind.ts'

/** The product types and colours available to products. */
export function ProductTypePage() {
  const address = useAddress()
  const tab = address.read('tab') === 'colors' ? 'colors' : 'types'
  const layer = useLayer()
  return (
    <LayerContext value={layer}>
      <PageTitle title={texts.productTypesAndColors} heading={texts.productManagement} mb="md" />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => layer.leave(() => address.write({ tab: next === 'colors' ? 'colors' : '', edit: '' }))}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="types">{texts.productTypes}</Tabs.Tab>
          <Tabs.Tab value="colors">{texts.productColors}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="types">
          <EntryPanel kind={typeKind} />
        </Tabs.Panel>
        <Tabs.Panel value="colors">
          <EntryPanel kind={colorKind} />
        </Tabs.Panel>
      </Tabs>
    </LayerContext>
  )
}
