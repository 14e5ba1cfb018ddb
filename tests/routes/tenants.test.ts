import { after } from 'node:test'
import { openApp, places } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { testTenants } from '../support/tenant-matrix.ts'

testTenants(places, openApp, async (_, name) => name)

after(stopOwnPostgres)
