import type { FirstScript } from '../../shared/first-script/first-script.ts'

/** Records presses of buttons while no handler exists, for `early-presses.ts`. Pressing a button twice counts once. */
export function keepPresses(): FirstScript['takePresses'] {
  const pressed = new Set<HTMLElement>()
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) pressed.add(button)
  }
  addEventListener('click', note, true)
  return () => {
    removeEventListener('click', note, true)
    return [...pressed]
  }
}
