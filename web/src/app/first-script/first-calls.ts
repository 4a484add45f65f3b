/**
 * Starts the calls that the page names in `first-calls`, which `shared/api/first-answers.ts` hands over. A path that holds a search is for
 * the plain address alone. `onProducts` gets each answer with one product or several.
 */
export function startFirstCalls(onProducts: (answer: Response) => Promise<void>): void {
  const answers: Record<string, Promise<Response>> = {}
  Object.assign(window, { firstAnswers: answers })
  const calls = document.querySelector<HTMLMetaElement>('meta[name="first-calls"]')?.content.split(' ') ?? []
  for (const call of calls) {
    if (call.includes('?') && location.search) continue
    const path = call.replace('%3Aid', location.pathname.split('/').pop() ?? '')
    const answer = fetch(path, { headers: { accept: 'application/json' } })
    answers[path] = answer
    // The page's code says what it makes of an answer that does not come.
    const taken = answer.then((given) => (/^\/api\/product[?/]/.test(path) ? onProducts(given.clone()) : undefined))
    taken.catch(() => undefined)
  }
}
