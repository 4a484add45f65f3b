// Sets the colour scheme before the first paint; a file of its own, because the policy allows no inline script.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('color-scheme')
  } catch {}
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
