// The same matrix where everybody has signed in with a password: who they are comes from their session.

import { after } from 'node:test'
import { openAccountsApp } from '../support/accounts.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { testTenants } from '../support/tenant-matrix.ts'

testTenants([freshPostgres], openAccountsApp, (app, name) => app.newUser(name))

after(stopOwnPostgres)
