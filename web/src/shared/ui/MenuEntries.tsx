import { Menu } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The entries of a `Menu`; the first is focused when the menu opens. Mantine's own initial focus is set twice, and
 * the second time undoes an arrow key pressed in between.
 */
export function MenuEntries({ children }: { children: ReactNode }) {
  return (
    <Menu.Dropdown>
      <FirstFocus />
      {children}
    </Menu.Dropdown>
  )
}

/** Takes Mantine's initial focus, to no effect because it is hidden, and focuses the first entry once. */
function FirstFocus() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const focusFirst = () => {
      const entries = place.current?.closest('[role=menu]')
      entries?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
    }
    // After Mantine has recorded where the focus was, to which it returns.
    const timer = setTimeout(focusFirst)
    return () => clearTimeout(timer)
  }, [])
  return <span ref={place} data-autofocus hidden />
}
