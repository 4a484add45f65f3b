import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import * as texts from '../../../../texts/frame/admin.ts'
import { paletteKeys } from '../keys/palette-keys.ts'
import classes from './PaletteButton.module.css'

/** Opens the admin search; an icon only on a phone. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <UnstyledButton
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <IconSearch size={18} stroke={1.8} aria-hidden className={classes.icon} />
      <span className={classes.words}>{texts.searchEverything}</span>
      <span className={classes.keys} aria-hidden>
        {paletteKeys.split(' ').map((key) => (
          <Kbd key={key} size="xs">
            {key.toUpperCase()}
          </Kbd>
        ))}
      </span>
    </UnstyledButton>
  )
}
