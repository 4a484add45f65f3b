import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useIsHydrated } from '../../shared/ui/use-is-hydrated.ts'
import * as texts from '../../texts/first-visit.ts'
import classes from './SchemeSwitch.module.css'

/** Switches between light and dark scheme; the choice is stored. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const isDark = useIsHydrated() && scheme === 'dark'
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={isDark ? texts.switchToLightColours : texts.switchToDarkColours}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <IconSun className={classes.inDark} size={21} stroke={1.8} />
      <IconMoon className={classes.inLight} size={21} stroke={1.8} />
    </ActionIcon>
  )
}
