/**
 * Starts the calls that the page names in `first-calls`, which `shared/api/first-answers.ts` hands over. A path that holds a search is for
 * the plain address alone. `onList` gets each answer that lists products.
 */
export function startFirstCalls(onList: (answer: Response) => Promise<void>): void {
  const answers: Record<string, Promise<Response>> = {}
  Object.assign(window, { firstAnswers: answers })
  const calls = document.querySelector<HTMLMetaElement>('meta[name="first-calls"]')?.content.split(' ') ?? []
  for (const call of calls) {
    if (call.includes('?') && location.search) continue
    const path = call.replace('%3Aid', location.pathname.split('/').pop() ?? '')
    const answer = fetch(path, { headers: { accept: 'application/json' } })
    answers[path] = answer
    // The page's code says what it makes of an answer that does not come.
    const list = answer.then((given) => (path.startsWith('/api/product?') ? onList(given.clone()) : undefined))
    list.catch(() => undefined)
  }
}
