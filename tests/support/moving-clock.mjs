// Loaded before a server (node --import): its clock is ahead by as many milliseconds as the file named in SAYSO_TEST_CLOCK says.

import { readFileSync } from 'node:fs'

const LOOK_MS = 20
const RealDate = Date
let [offset, looked] = [0, Number.NEGATIVE_INFINITY]

function ahead() {
  if (performance.now() - looked > LOOK_MS) {
    looked = performance.now()
    offset = Number(readFileSync(process.env.SAYSO_TEST_CLOCK, 'utf8'))
  }
  return offset
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead())
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead()
  }
}
