import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import * as texts from '../../texts/first-visit.ts'

/** Changes between the light and the dark shop; the choice is remembered. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={isDark ? texts.switchToLightColours : texts.switchToDarkColours}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={21} stroke={1.8} /> : <IconMoon size={21} stroke={1.8} />}
    </ActionIcon>
  )
}
