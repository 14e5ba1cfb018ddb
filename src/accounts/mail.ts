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

/** Letters with one link in them. */
export interface Post {
  send(kind: keyof typeof letters, to: string, link: string): Promise<void>
}

/** By SMTP, or into the log where the operator can read it. Who asked does not wait: the time it takes would tell them something. */
export async function openPost(config: MailConfig | null): Promise<Post> {
  if (config === null)
    return {
      send: async (kind, _, link) =>
        kind === 'exists' ? undefined : log('warn', 'a link for somebody', { kind, link }),
    }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(config.url)
  return {
    async send(kind, to, link) {
      const [subject, words] = letters[kind]
      const text = `${words}\n\n${link}\n\nIf this wasn't you, you don't need to do anything.\n`
      transport
        .sendMail({ from: config.from, to, subject, text })
        .catch((fault: unknown) => log('error', 'a letter could not be sent', describeFault(fault)))
    },
  }
}
