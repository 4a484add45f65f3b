import { Kbd, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useSingleKeys } from '../../../../shared/admin/use-single-keys.ts'
import { useStaffRole } from '../../../../shared/session/staff-rights.ts'
import { Dialog } from '../../../../shared/ui/Dialog.tsx'
import classes from './KeysDialog.module.css'
import { keySequencesOf } from './key-sequences.ts'
import { paletteKeys } from './palette-keys.ts'

type Line = { keys: string; label: string }

const anywhere: readonly Line[] = [
  { keys: paletteKeys, label: 'Find anything' },
  { keys: '/', label: 'Search on this page' },
  { keys: '?', label: 'This list' },
  { keys: 'esc', label: 'Close what is open' },
]

const inOrder: readonly Line[] = [
  { keys: 'j', label: 'The next one' },
  { keys: 'k', label: 'The one before' },
]

const onPrinting: readonly Line[] = [
  { keys: '1 – 5', label: 'Design to binding' },
  { keys: '+', label: 'One more' },
  { keys: '-', label: 'One less' },
  { keys: 'enter', label: 'In the quantity: add to the order' },
]

/** The keys of the admin area, and the switch for those of a single letter. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useSingleKeys()
  const { goTo, makeNew } = keySequencesOf(useStaffRole())
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className={classes.columns}>
        <Keys title="Go to" lines={goTo} />
        <div>
          <Keys title="On every page" lines={anywhere} />
          <Keys title="In an opened order" lines={inOrder} />
          {goTo.some(({ to }) => to === '/admin/printing') && <Keys title="In Printing" lines={onPrinting} />}
          {makeNew.length > 0 && <Keys title="Make something new" lines={makeNew} />}
        </div>
      </div>
      <Switch
        mt="md"
        label="Single-key shortcuts"
        description="Saved in this browser. When off, single keys do nothing; Ctrl K still opens the search."
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
    </Dialog>
  )
}

function Keys({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section className={classes.keys}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <Kbd key={key} size="sm">
                  {key.toUpperCase()}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
