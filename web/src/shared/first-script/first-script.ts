/** What the HTML's inline script (`app/first-script`) leaves for later code. */
export type FirstScript = {
  /** The responses of the calls it has started, by path. */
  readonly answers: Record<string, Promise<Response>>
  /** Stops recording presses and returns the buttons pressed so far, each once. */
  readonly takePresses: () => readonly HTMLElement[]
  /** Loads the shop's font, once, however often it is called. */
  readonly loadBrandFont: () => Promise<readonly FontFace[]>
  /** Resolves when the full style sheets have loaded or failed; undefined if the HTML itself links them. */
  readonly styles: Promise<unknown> | undefined
}

declare global {
  var firstScript: FirstScript | undefined
}
