import type { ReactNode } from 'react'

const shownMs = 3000

/** Tells that something has been done, or could not be; the words go after three seconds. */
export async function showToast(message: ReactNode, kind: 'done' | 'failed' = 'done'): Promise<void> {
  const { notifications } = await import('@mantine/notifications')
  notifications.show({
    message,
    color: kind === 'done' ? 'leaf' : 'vermilion',
    autoClose: shownMs,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
  })
}
