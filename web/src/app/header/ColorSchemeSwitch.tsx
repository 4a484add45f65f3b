import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Switches between day and night; the choice stays in this browser. */
export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <ActionIcon
      size={44}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      aria-label={isDark ? 'Switch to light colours' : 'Switch to dark colours'}
    >
      {isDark ? <IconSun size={22} /> : <IconMoon size={22} />}
    </ActionIcon>
  )
}
