import type { ReactNode } from 'react'
import type { Rights } from '../../../src/domain/account.ts'

export const rightsWords: Record<Rights, string> = {
  read: 'Read only',
  add: 'Read and add tasks',
  change: 'Read, add and change tasks',
  ask: 'Everything, but I confirm each delete here',
  full: 'Everything I can do (for my own terminal)',
}

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="card mt-4 p-5" aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}

export function Row({ name, more, act }: { name: ReactNode; more: string; act: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">{more}</p>
      </div>
      {act}
    </li>
  )
}
