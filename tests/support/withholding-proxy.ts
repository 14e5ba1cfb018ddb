import { type Relay, startRelay } from './relay.ts'

export interface Withheld {
  /** What must be sent, one after the other on one connection, before anything is withheld. */
  readonly after: readonly string[]
  /** What the answer contains. */
  readonly answer: string
}

export interface WithholdingProxy extends Relay {
  /** Resolves with the answer once it is here, which never gets to the one it is for. */
  readonly withheld: Promise<string>
}

/** Passes bytes on in both directions, until the answer that is to be withheld: it is taken and kept. */
export async function startWithholdingProxy(target: number, { after, answer }: Withheld): Promise<WithholdingProxy> {
  const { promise: withheld, resolve } = Promise.withResolvers<string>()
  const relay = await startRelay(target, (near, far) => {
    let [sent, seen, kept] = ['', 0, '']
    near.on('data', (bytes) => {
      sent += bytes.toString('latin1')
      for (let at = 0; at >= 0 && seen < after.length; ) {
        const word = after[seen] ?? ''
        at = sent.indexOf(word)
        if (at < 0) continue
        sent = sent.slice(at + word.length)
        seen++
      }
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (seen < after.length) return void near.write(bytes)
      kept += bytes.toString('latin1')
      if (kept.includes(answer)) resolve(kept)
    })
  })
  return { ...relay, withheld }
}
