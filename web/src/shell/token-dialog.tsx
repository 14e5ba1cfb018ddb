import { useState, useSyncExternalStore } from 'react'
import { followToken, hasAccounts, isTokenNeeded, keepToken, readToken } from '../api/token.ts'

/** Where this server wants to know who is asking. */
export function useTokenNeeded(): boolean {
  return useSyncExternalStore(followToken, isTokenNeeded)
}

/** Where people sign in to the server itself. */
export function useAccounts(): boolean {
  return useSyncExternalStore(followToken, hasAccounts)
}

export function TokenForm() {
  const [token, setToken] = useState('')
  const hadOne = readToken() !== null
  return (
    <form
      className="card m-auto w-full max-w-md p-8"
      onSubmit={(event) => {
        event.preventDefault()
        keepToken(token.trim())
        location.reload()
      }}
    >
      <h2 className="text-xl font-semibold">Sign in</h2>
      <p className="mt-2 text-muted">
        {hadOne ? "That token isn't valid, or has expired." : 'I need you to be logged in to manage tasks.'} Paste the
        token you were given. It stays in this tab.
      </p>
      <label className="mt-5 block text-sm font-medium">
        Token
        <input
          type="password"
          className="field mt-1 px-3 py-2"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: nothing else can be done here
          autoFocus
          required
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-main mt-5 w-full">
        Continue
      </button>
    </form>
  )
}
