import type { FirstScript } from '../../shared/first-script/first-script.ts'

/**
 * Starts the calls that the page names under this name, and adds their answers, which `shared/api/first-answers.ts` hands over. A path
 * that holds a search is for the plain address alone. `onAnswer` gets each answer before anybody reads it.
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
    // The page's code says what it makes of an answer that does not come.
    answer.then(onAnswer).catch(() => undefined)
  }
}
