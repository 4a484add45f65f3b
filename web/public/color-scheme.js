// Runs before the first paint, as a file because the Content-Security-Policy allows no inline script.
;(() => {
  let wish = 'auto'
  try {
    wish = localStorage.getItem('mantine-color-scheme-value') ?? wish
  } catch {
    // Storage can be switched off; the system's scheme is used then.
  }
  const isDark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
