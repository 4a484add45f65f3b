import { Button, Modal, Stack } from '@mantine/core'
import { choicesRequired, missingChoices, onlyChoices } from '@teeshala/contract/cart/cart-lines'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as texts from '../../texts/shared/products.ts'
import { Price } from '../catalogue/product-card/Price.tsx'
import { QuantityStepper } from '../ui/choices/QuantityStepper.tsx'
import { ErrorAlert } from '../ui/ErrorAlert.tsx'
import { useBackCloses } from '../ui/use-back-closes.ts'
import { type Asked, useChoiceAsked } from './choice-asked.ts'
import { focusOpenChoice } from './focus-open-choice.ts'
import { ProductChoices } from './ProductChoices.tsx'
import { type CartChoices, useAddToCart } from './use-add-to-cart.ts'

/** Asks for the choices a product needs, and puts it into the cart. */
export function ChoiceSheet({ product, from }: Asked) {
  const isOpen = useChoiceAsked((state) => state.isOpen) === true
  const onClose = () => useChoiceAsked.setState({ isOpen: false })
  const { pathname } = useLocation()
  const page = useRef(pathname)
  // Whoever goes to another page has begun something else.
  useEffect(() => {
    if (page.current !== pathname) useChoiceAsked.setState({ isOpen: false })
    page.current = pathname
  }, [pathname])
  const [choices, setChoices] = useState<CartChoices>(() => onlyChoices(product))
  const [quantity, setQuantity] = useState(1)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const { mutate, isPending } = useAddToCart()
  const sheet = useRef<HTMLDivElement>(null)
  useBackCloses(isOpen, onClose)

  const add = () => {
    const isMissing = missingChoices(product, choices).length > 0
    setIsIncomplete(isMissing)
    if (isMissing) focusOpenChoice(sheet.current)
    // The sheet is still there while it closes, under the second press of a double click.
    else if (isOpen) mutate({ product, quantity, ...choices }, { onSuccess: onClose })
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => from?.focus()}
      title={product.name}
      closeButtonProps={{ 'aria-label': texts.close, size: 44 }}
    >
      <Stack gap="lg" ref={sheet}>
        <Price product={product} />
        <ProductChoices product={product} choices={choices} onChange={setChoices} isAsked={isIncomplete} />
        <QuantityStepper value={quantity} max={product.stock} onChange={setQuantity} />
        <ErrorAlert error={isIncomplete && choicesRequired} />
        <Button color="marigold" size="lg" loading={isPending} onClick={add}>
          {texts.addToCart}
        </Button>
      </Stack>
    </Modal>
  )
}
