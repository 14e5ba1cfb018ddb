// A mail server that keeps what it is given: as much of SMTP as a client needs to hand over a letter.

import { createServer, type Socket } from 'node:net'
import { createServer as createSecureServer, TLSSocket } from 'node:tls'
import type { Certificate } from './certificate.ts'

export interface Letter {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** How it came: over TLS or not, and from whom. */
  readonly isSecret: boolean
  readonly user: string | null
}

export interface SmtpOptions {
  /** With one it offers STARTTLS, or speaks nothing but TLS. */
  readonly tls?: Certificate & { readonly from: 'STARTTLS' | 'the start' }
  /** Who may send; without it, everybody. */
  readonly login?: { readonly user: string; readonly password: string }
  /** It knows nobody whom a letter could be for. */
  readonly refuses?: boolean
}

export interface SmtpServer {
  readonly port: number
  /** The next one, once it is here. */
  next(): Promise<Letter>
  /** How often anybody came, and what was said in the clear. */
  readonly overheard: string[]
  close(): Promise<void>
}

export async function startSmtpServer(options: SmtpOptions = {}): Promise<SmtpServer> {
  const waiting: ((letter: Letter) => void)[] = []
  const letters: Letter[] = []
  const overheard: string[] = []
  const sockets = new Set<Socket>()
  const keep = (letter: Letter) => {
    const first = waiting.shift()
    if (first === undefined) letters.push(letter)
    else first(letter)
  }
  const meet = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.write('220 localhost\r\n')
    converse(socket, options, keep, overheard)
  }
  const { tls } = options
  const server = tls?.from === 'the start' ? createSecureServer(tls, meet) : createServer(meet)
  server.on('tlsClientError', () => {})
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    port,
    overheard,
    next: () =>
      new Promise((resolve) => {
        const first = letters.shift()
        if (first === undefined) waiting.push(resolve)
        else resolve(first)
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Goes on with whoever is there until they leave; over TLS from where they ask for it. */
function converse(socket: Socket, options: SmtpOptions, keep: (letter: Letter) => void, overheard: string[]): void {
  const { tls, login, refuses = false } = options
  const isSecret = socket instanceof TLSSocket
  let [unread, from, to] = ['', '', '']
  let user: string | null = null
  let body: string[] | null = null

  /** What is said to a line; null: nothing yet. */
  function answerTo(line: string): readonly string[] | null {
    if (body !== null) {
      if (line !== '.') {
        body.push(line.replace(/^\./, ''))
        return null
      }
      keep({ ...readLetter(body), from, to, isSecret, user })
      body = null
      return ['250 kept']
    }
    const word = wordOf(line)
    if (word === 'EHLO') return ['250-localhost', ...(mayBeginTls() ? ['250-STARTTLS'] : []), '250 AUTH PLAIN']
    if (word === 'STARTTLS') return [mayBeginTls() ? '220 go on' : '502 not here']
    if (word === 'QUIT') return ['221 bye']
    if (word === 'AUTH') {
      const [, given = '', password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')
      user = given === login?.user && password === login.password ? given : null
      return [user === null ? '535 no' : '235 welcome']
    }
    if (login !== undefined && user === null) return ['530 who are you?']
    if (word === 'MAIL') from = addressIn(line)
    if (word === 'RCPT') to = addressIn(line)
    if (word === 'RCPT' && refuses) return [`550 there is no <${to}> here`]
    if (word === 'DATA') body = []
    return [word === 'DATA' ? '354 go on' : '250 fine']
  }
  const mayBeginTls = () => tls !== undefined && !isSecret

  socket.on('data', (bytes) => {
    const lines = `${unread}${bytes.toString('utf8')}`.split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) {
      if (!isSecret) overheard.push(line)
      const answer = answerTo(line)
      if (answer === null) continue
      socket.write(`${answer.join('\r\n')}\r\n`)
      if (body !== null) continue
      if (wordOf(line) === 'QUIT') socket.end()
      if (wordOf(line) !== 'STARTTLS' || tls === undefined || isSecret) continue
      socket.removeAllListeners('data')
      const secret = new TLSSocket(socket, { isServer: true, key: tls.key, cert: tls.cert })
      secret.on('error', () => {})
      converse(secret, options, keep, overheard)
    }
  })
}

function wordOf(line: string): string {
  return line.toUpperCase().split(/[ :]/)[0] ?? ''
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}

function readLetter(lines: readonly string[]): Pick<Letter, 'subject' | 'text'> {
  const end = lines.indexOf('')
  const head = lines.slice(0, end).join('\n')
  const written = lines.slice(end + 1).join('\n')
  const isQuoted = /^content-transfer-encoding: quoted-printable$/im.test(head)
  return { subject: /^subject: (.*)$/im.exec(head)?.[1] ?? '', text: isQuoted ? unquoted(written) : written }
}

function unquoted(text: string): string {
  return text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
