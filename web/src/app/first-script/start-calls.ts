import type { FirstScript } from '../../shared/first-script/first-script.ts'

/**
 * Starts the calls that the page lists under this name, and stores their responses for `shared/api/first-answers.ts`. A path
 * with a search applies to the plain URL only. `onAnswer` gets each response before anybody reads it.
 */
export function startCalls(
  name: 'first-calls' | 'calls-once-drawn',
  answers: FirstScript['answers'],
  onAnswer: (answer: Response) => Promise<void>,
): void {
  const calls = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? []
  for (const call of calls) {
    if (call.includes('?') && location.search) continue
    const path = call.replace('%3Aid', location.pathname.split('/').pop() ?? '')
    const answer = fetch(path, { headers: { accept: 'application/json' } })
    answers[path] = answer
    // The page's code handles a failed call.
    answer.then(onAnswer).catch(() => undefined)
  }
}
