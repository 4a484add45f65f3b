import type { FirstScript } from '../../shared/first-script/first-script.ts'
import { showEarlyPictures, showFirstPictures } from './early-pictures.ts'
import { keepPresses } from './keep-presses.ts'
import { onceDrawn } from './once-drawn.ts'
import { printInLight } from './print-in-light.ts'
import { startBrandFont } from './start-brand-font.ts'
import { startCalls } from './start-calls.ts'
import { startPageFiles } from './start-page-files.ts'

function setColorScheme(): void {
  let choice: string | null = null
  try {
    choice = localStorage.getItem('color-scheme')
  } catch {
    // With blocked site storage there is no stored choice.
  }
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}

// The slowest comes first: each call costs a phone some milliseconds.
showFirstPictures()
const answers: FirstScript['answers'] = {}
startCalls('first-calls', answers, showEarlyPictures)
setColorScheme()
printInLight()
const drawn = onceDrawn()
drawn.then(() => startCalls('calls-once-drawn', answers, showEarlyPictures))
globalThis.firstScript = {
  answers,
  loadBrandFont: startBrandFont(),
  takePresses: keepPresses(),
  styles: startPageFiles(drawn),
}
// A form submitted before the shop's code has loaded would leave the page, with all input in the URL.
addEventListener('submit', (event) => event.preventDefault())
