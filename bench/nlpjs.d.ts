declare module '@nlpjs/core' {
  export interface Container {
    use(plugin: unknown): void
  }
  export function containerBootstrap(): Promise<Container>
}
declare module '@nlpjs/lang-en-min' {
  export const LangEn: unknown
}
declare module '@nlpjs/nlu' {
  export class NluNeural {
    constructor(settings: { locale: string; container: unknown; log: boolean })
    train(corpus: { utterance: string; intent: string }[]): Promise<unknown>
    process(text: string): Promise<{ classifications: { intent: string; score: number }[] }>
  }
}
