import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.css'

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <main className="p-6">
        <h1 className="text-xl font-semibold">Sayso</h1>
      </main>
    </StrictMode>,
  )
