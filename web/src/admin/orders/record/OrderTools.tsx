import { Button, CopyButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { isKeyFree } from '../../../shared/admin/is-key-free.ts'
import { useSingleKeys } from '../../../shared/admin/use-single-keys.ts'
import classes from './record.module.css'

type OrderToolsProps = {
  id: string
  /** The orders before and after it in the list, where there are any. */
  former: string | undefined
  next: string | undefined
  onOpen: (id: string) => void
}

/** What is at hand for every opened order: its id, and the orders around it, by J and K too. */
export function OrderTools({ id, former, next, onOpen }: OrderToolsProps) {
  const [isOn] = useSingleKeys()
  useEffect(() => {
    if (!isOn) return
    const answer = (event: KeyboardEvent) => {
      const to = { j: next, k: former }[event.key]
      if (to === undefined || !isKeyFree(event)) return
      event.preventDefault()
      onOpen(to)
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [isOn, former, next, onOpen])

  return (
    <div className={classes.tools}>
      <CopyButton value={id}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-md" leftSection={<IconCopy size={18} />} onClick={copy}>
            {copied ? 'Copied' : 'Copy id'}
          </Button>
        )}
      </CopyButton>
      {(former || next) && (
        <>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconChevronLeft size={18} />}
            disabled={!former}
            aria-keyshortcuts="k"
            title="K"
            onClick={() => former && onOpen(former)}
          >
            Previous
          </Button>
          <Button
            variant="default"
            size="compact-md"
            rightSection={<IconChevronRight size={18} />}
            disabled={!next}
            aria-keyshortcuts="j"
            title="J"
            onClick={() => next && onOpen(next)}
          >
            Next
          </Button>
        </>
      )}
    </div>
  )
}
