/** Switches for every Chromium under test or measurement: it runs as root in containers, and calls nobody by itself. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
