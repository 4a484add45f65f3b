/** What the script of the page's HTML (`web/src/app/first-script`) leaves for the code that comes after it. */
export type FirstScript = {
  /** The answers of the calls that it has started, by their paths. */
  readonly answers: Record<string, Promise<Response>>
  /** Ends the noting of presses and returns the buttons that were pressed by then, each once. */
  readonly takePresses: () => readonly HTMLElement[]
  /** Fetches the shop's font, once however often it is called. */
  readonly loadBrandFont: () => Promise<readonly FontFace[]>
  /** Settles when the full style sheets are there, or do not come; undefined where the HTML itself names them. */
  readonly styles: Promise<unknown> | undefined
}

declare global {
  var firstScript: FirstScript | undefined
}
