/** Hands over, once, the answer that the script of the page's HTML has asked for before any other code was there (`web/src/app/first-script`). */
export function takeFirstAnswer(path: string): Promise<Response> | undefined {
  const { answers = {} } = globalThis.firstScript ?? {}
  const answer = answers[path]
  delete answers[path]
  return answer
}
