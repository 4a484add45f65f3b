import type { FirstScript } from '../../shared/first-script/first-script.ts'

/**
 * Starts the calls that the page names in `first-calls`, and returns their answers, which `shared/api/first-answers.ts` hands over. A path
 * that holds a search is for the plain address alone. `onAnswer` gets each answer before anybody reads it.
 */
export function startFirstCalls(onAnswer: (answer: Response) => Promise<void>): FirstScript['answers'] {
  const answers: FirstScript['answers'] = {}
  const calls = document.querySelector<HTMLMetaElement>('meta[name="first-calls"]')?.content.split(' ') ?? []
  for (const call of calls) {
    if (call.includes('?') && location.search) continue
    const path = call.replace('%3Aid', location.pathname.split('/').pop() ?? '')
    const answer = fetch(path, { headers: { accept: 'application/json' } })
    answers[path] = answer
    // The page's code says what it makes of an answer that does not come.
    answer.then(onAnswer).catch(() => undefined)
  }
  return answers
}
