// One set-up at a time in a folder. Plain JavaScript that runs on Node 20 too.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const LOOK_AGAIN_MS = 200

/** Does the work alone; whoever comes meanwhile waits, and is told so. */
export function alone(lock, work) {
  let isTold = false
  while (!taken(lock)) {
    if (!isTold) process.stderr.write('Another set-up is running in this folder. Waiting for it to end …\n')
    isTold = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS)
  }
  const release = () => rmSync(lock, { force: true })
  // A failed set-up ends the process, and so may whoever waits for it.
  process.once('exit', release)
  work()
  process.removeListener('exit', release)
  release()
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault
    // A set-up that was killed left its lock behind.
    if (!isRunning(holderOf(lock))) rmSync(lock, { force: true })
    return false
  }
}

/** Null for a lock that is just being written, or was let go of. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || null
  } catch {
    return null
  }
}

function isRunning(pid) {
  if (pid === null) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return fault.code === 'EPERM'
  }
}
