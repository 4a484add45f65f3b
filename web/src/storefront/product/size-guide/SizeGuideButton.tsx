import { Button } from '@mantine/core'
import { IconRuler2 } from '@tabler/icons-react'
import type { Product } from '@teeshala/contract/catalogue/product'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { useState } from 'react'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { whenLoaded } from '../../../shared/ui/when-loaded.ts'
import * as texts from '../../../texts/storefront/product.ts'
import classes from './SizeGuideButton.module.css'

const loadSizeGuide = () => import('./SizeGuide.tsx')
const SizeGuide = lazyPart(() => loadSizeGuide().then((module) => module.SizeGuide))

export function SizeGuideButton({ product: { type, sizes } }: { product: Pick<Product, 'type' | 'sizes'> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="md"
        px="sm"
        className={classes.button}
        leftSection={<IconRuler2 size={18} />}
        aria-haspopup="dialog"
        onClick={() => whenLoaded(loadSizeGuide(), () => setIsOpen(true))}
      >
        {texts.sizeGuide}
      </Button>
      {isOpen && <SizeGuide cut={cutForType(type)} type={type} sizes={sizes} onClose={() => setIsOpen(false)} />}
    </>
  )
}
