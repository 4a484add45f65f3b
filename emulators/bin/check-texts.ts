/** Part of `npm run check`: all texts are in web/src/texts, so that a second language is a second set of those files. */

import { globSync, readFileSync } from 'node:fs'
import { textsIn } from '../build/texts-in.ts'
import { runCommand, say } from '../local-firebase/local-firebase.ts'
import { inRoot } from '../shop/root.ts'

/** The shop's name as a drawing; and invented people of the local shop. */
const exempt = new Set(['web/src/app/frame/Wordmark.tsx', 'web/src/shared/accounts/LocalGoogleChooser.tsx'])

await runCommand(async () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: inRoot() }).filter(
    (file) => !file.includes('.test.') && !file.startsWith('web/src/texts/') && !exempt.has(file),
  )
  const found = files.flatMap((file) =>
    textsIn(readFileSync(inRoot(file), 'utf8'), file.endsWith('x')).map((line) => `${file}:${line}`),
  )
  for (const place of found) say(`${place} says a text itself: move it to web/src/texts and name it from there`)
  return found.length ? 1 : 0
})
