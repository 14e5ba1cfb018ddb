import assert from 'node:assert/strict'
import { freshEmbedded } from '../support/databases.ts'
import { spawnServer } from '../support/server.ts'

/** Two servers start on one folder at the same moment: one wins, the other says why it does not start. */
export async function startRace(rounds: number, onRound: (done: number) => void = () => {}): Promise<number> {
  let oneWinner = 0
  for (let round = 0; round < rounds; round++) {
    const fresh = await freshEmbedded()
    const servers = [spawnServer(fresh.env), spawnServer(fresh.env)]
    const results = await Promise.all(servers.map((server) => server.ready))
    const winners = results.filter((result) => result.url !== null)
    const losers = results.flatMap((result) => (result.url === null ? [result] : []))
    if (
      winners.length === 1 &&
      losers.every((loser) => loser.code === 1 && loser.said.includes('Another Sayso is using'))
    )
      oneWinner++
    await Promise.all(servers.map((server) => server.kill()))
    // What the loser did must not have harmed the folder: it opens again, also after the winner was killed.
    const again = spawnServer(fresh.env)
    assert.notEqual((await again.ready).url, null, 'the folder opens again')
    await again.kill()
    await fresh.remove()
    onRound(round + 1)
  }
  return oneWinner
}
