/** Returns, once, the response that the HTML's inline script requested before any other code had loaded (`app/first-script`). */
export function takeFirstAnswer(path: string): Promise<Response> | undefined {
  const { answers = {} } = globalThis.firstScript ?? {}
  const answer = answers[path]
  delete answers[path]
  return answer
}
