import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, resume } from './app.tsx'
import { followRedeploys } from './parts/later.tsx'
import './styles.css'

followRedeploys()
resume()
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
