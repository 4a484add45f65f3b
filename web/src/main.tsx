import './app/fonts.css'
import './app/mantine.css'
import './app/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { followSession } from './shared/session/follow-session.ts'
import { sessionReady } from './shared/session/session-store.ts'

await sessionReady()
followSession()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
