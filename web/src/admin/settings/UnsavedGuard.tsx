import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'

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
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <Text>Your changes on this page will be lost.</Text>
    </ConfirmDialog>
  )
}
