import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, resume } from './app.tsx'
import { followRedeploys } from './parts/later.tsx'
import { followNotifications } from './state/open-task.ts'
import { seekToSpeak } from './state/speaker.ts'
import './styles.css'

followRedeploys()
// Only where the page is served as it was built; elsewhere nothing is kept.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {})
followNotifications()
seekToSpeak()
resume()
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
