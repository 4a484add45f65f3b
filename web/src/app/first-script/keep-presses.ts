import type { FirstScript } from '../../shared/first-script/first-script.ts'

/** Notes which buttons are pressed while nobody hears them, for `early-presses.ts` to take. Who presses one again means it once. */
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
