import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Changes between the light and the dark shop; the choice is remembered. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={isDark ? 'Switch to light colours' : 'Switch to dark colours'}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={21} stroke={1.8} /> : <IconMoon size={21} stroke={1.8} />}
    </ActionIcon>
  )
}
