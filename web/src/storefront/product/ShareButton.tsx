import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/product.ts'

/** Opens the device's share sheet with the page's URL, or copies it. */
export function ShareButton({ name }: { name: string }) {
  const share = async () => {
    const url = window.location.origin + window.location.pathname
    if (navigator.share) {
      // Closing the share sheet is not an error.
      await navigator.share({ title: name, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => toast.good(texts.linkCopied),
      () => toast.bad(texts.copyThisLink(url)),
    )
  }
  return (
    <Button variant="default" size="lg" leftSection={<IconShare size={20} />} onClick={share}>
      {texts.share}
    </Button>
  )
}
