/** Notes which buttons are pressed while nobody hears them, for `early-presses.ts` to take. Who presses one again means it once. */
export function keepPresses(): void {
  const pressed = new Set<HTMLElement>()
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) pressed.add(button)
  }
  addEventListener('click', note, true)
  const takePresses = () => {
    removeEventListener('click', note, true)
    return [...pressed]
  }
  Object.assign(window, { takePresses })
}
