import { Kbd, Switch } from '@mantine/core'
import { useSingleKeys } from '../../../../shared/admin/use-single-keys.ts'
import { useStaffRole } from '../../../../shared/session/staff-rights.ts'
import { Dialog } from '../../../../shared/ui/Dialog.tsx'
import * as texts from '../../../../texts/frame/admin.ts'
import classes from './KeysDialog.module.css'
import { keySequencesOf } from './key-sequences.ts'
import { paletteKeys } from './palette-keys.ts'

type Line = { keys: string; label: string }

const anywhere: readonly Line[] = [
  { keys: paletteKeys, label: texts.findAnything },
  { keys: '/', label: texts.searchOnThisPage },
  { keys: '?', label: texts.thisList },
  { keys: 'esc', label: texts.closeWhatIsOpen },
]

const inOrder: readonly Line[] = [
  { keys: 'j', label: texts.theNextOne },
  { keys: 'k', label: texts.theOneBefore },
]

const onPrinting: readonly Line[] = [
  { keys: '1 – 5', label: texts.designToBinding },
  { keys: '+', label: texts.oneMore },
  { keys: '-', label: texts.oneLess },
  { keys: 'enter', label: texts.inTheQuantity },
]

/** The keyboard shortcuts of the admin area, with a switch for single-letter ones. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useSingleKeys()
  const { goTo, makeNew } = keySequencesOf(useStaffRole())
  return (
    <Dialog title={texts.keyboardShortcuts} onClose={onClose}>
      <div className={classes.columns}>
        <Keys title={texts.goTo} lines={goTo} />
        <div>
          <Keys title={texts.onEveryPage} lines={anywhere} />
          <Keys title={texts.inAnOpenedOrder} lines={inOrder} />
          {goTo.some(({ to }) => to === '/admin/printing') && <Keys title={texts.inPrinting} lines={onPrinting} />}
          {makeNew.length > 0 && <Keys title={texts.makeSomethingNew} lines={makeNew} />}
        </div>
      </div>
      <Switch
        mt="md"
        label={texts.singleKeyShortcuts}
        description={texts.savedInThisBrowser}
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
