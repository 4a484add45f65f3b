type FirstAnswers = { firstAnswers?: Record<string, Promise<Response>> }

/** Hands over, once, the answer that the script of the page's HTML has asked for before any other code was there (`web/src/app/first-script`). */
export function takeFirstAnswer(path: string): Promise<Response> | undefined {
  const { firstAnswers = {} } = globalThis as FirstAnswers
  const answer = firstAnswers[path]
  delete firstAnswers[path]
  return answer
}
