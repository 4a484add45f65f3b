import { Button } from '@mantine/core'
import { toast } from '../ui/toasts/toast.ts'

/** Copies an address of the shop, for whoever has no other way back to it. */
export function CopyLink({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.origin).href)
      toast.good('Link copied')
    } catch {
      toast.bad('The link could not be copied. Open it and copy its address.')
    }
  }
  return (
    <Button variant="default" onClick={copy}>
      Copy link
    </Button>
  )
}
