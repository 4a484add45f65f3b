import { Button } from '@mantine/core'
import * as texts from '../../texts/shared/orders.ts'
import { toast } from '../ui/toasts/toast.ts'

/** Copies a link of the shop, for people with no other way back to it. */
export function CopyLink({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.origin).href)
      toast.good(texts.linkCopied)
    } catch {
      toast.bad(texts.theLinkCouldNotBeCopied)
    }
  }
  return (
    <Button variant="default" onClick={copy}>
      {texts.copyLink}
    </Button>
  )
}
