import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Dialog } from '../../shared/ui/Dialog.tsx'

/** Asks before a page with unsaved changes is left; an anchor of the page is no leaving. */
export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <Stack>
        <Text>What you changed on this page is lost.</Text>
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" onClick={() => blocker.reset()}>
            Stay
          </Button>
          <Button color="red" onClick={() => blocker.proceed()}>
            Leave
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
