import { describeFault, log } from '../runtime/log.ts'

export interface MailConfig {
  readonly url: string
  readonly from: string
}

const letters = {
  verify: ['Confirm your e-mail address', 'Open this link to confirm your e-mail address and sign in to Sayso:'],
  reset: ['Choose a new password', 'Open this link within an hour to choose a new password for Sayso:'],
  exists: [
    'You already have an account',
    'Someone tried to sign up with this address. You already have an account here:',
  ],
} as const

const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** E-mails with one link in them. */
export interface Post {
  send(kind: keyof typeof letters, to: string, link: string): Promise<void>
}

/** By SMTP, or into the log where the operator can read it. The caller doesn't wait: the time taken would reveal something. */
export async function openPost(config: MailConfig | null): Promise<Post> {
  if (config === null)
    return {
      send: async (kind, _, link) =>
        kind === 'exists' ? undefined : log('warn', 'a link for somebody', { kind, link }),
    }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: config.url, requireTLS: hasPassword(config.url), ...patience })
  return {
    async send(kind, to, link) {
      const [subject, words] = letters[kind]
      const text = `${words}\n\n${link}\n\nIf this wasn't you, you don't need to do anything.\n`
      transport
        .sendMail({ from: config.from, to, subject, text })
        .catch((fault: unknown) => log('error', 'a letter could not be sent', { kind, ...withoutAddresses(fault) }))
    },
  }
}

/** A password is only sent over TLS, unless the address itself says otherwise (`?requireTLS=false`). */
function hasPassword(url: string): boolean {
  return new URL(url).password !== ''
}

/** A mail server's answer may name the recipient. */
function withoutAddresses(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error && 'responseCode' in fault)) return describeFault(fault)
  return { fault: fault.name, code: 'code' in fault ? fault.code : undefined, answer: fault.responseCode }
}
