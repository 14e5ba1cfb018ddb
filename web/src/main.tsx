import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, resume } from './app.tsx'
import './styles.css'

resume()
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
