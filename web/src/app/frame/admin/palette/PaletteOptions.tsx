import { Kbd } from '@mantine/core'
import * as texts from '../../../../texts/frame/admin.ts'
import { FoundOptions, type FoundOptionsProps } from '../../found/FoundOptions.tsx'
import classes from './PaletteOptions.module.css'
import type { PaletteEntry } from './palette-entry.ts'

/** The results in the palette. */
export function PaletteOptions(props: FoundOptionsProps<PaletteEntry>) {
  return (
    <FoundOptions {...props} label={texts.found} optionClass={classes.option}>
      {({ label, text, icon: Icon, keys }) => (
        <>
          <Icon size={19} stroke={1.7} aria-hidden className={classes.icon} />
          <span className={classes.label}>{label}</span>
          {text && <span className={classes.text}>{text}</span>}
          {keys && (
            <span className={classes.keys} aria-hidden>
              {keys.split(' ').map((key) => (
                <Kbd key={key} size="xs">
                  {key.toUpperCase()}
                </Kbd>
              ))}
            </span>
          )}
        </>
      )}
    </FoundOptions>
  )
}
