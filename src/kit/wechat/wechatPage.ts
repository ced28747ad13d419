import type { WechatSignature } from '@/api/wechat'
import type { Visit } from '@/bridge/environment'
import type { Card } from './card'
import { signingOrder, type AddressKind } from './signedAddress'

/** The steps and WeChat's answers, for debugging the setup (`/test`). */
export interface Said {
  label: string
  ok: boolean
  detail: string
}

interface WechatPageOptions {
  os: Visit['os']
  /** The addresses that may be signed, without their hash. */
  addressOf: (kind: AddressKind) => string | undefined
  sign: (address: string) => Promise<WechatSignature>
  configure: (signature: WechatSignature) => Promise<void>
  shareCard: (card: Card) => Promise<string>
  /** WeChat has accepted the page. */
  onTaken: () => void
  note: (said: Said) => void
}

interface Taken {
  kind: AddressKind
  address: string
}

/**
 * Keeps the card of this document. One thing at a time, always for the newest card; a refusal has one retry, with the other
 * address, and a second one ends it: the page never waits for any of it, and shows nothing.
 */
export function createWechatPage(options: WechatPageOptions) {
  const { os, addressOf, note } = options
  let taken: Taken | undefined
  let isRefused = false
  let isBusy = false
  let waiting: Card | undefined
  let shown: Card | undefined

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting && !isRefused) {
      const card = waiting
      waiting = undefined
      await tryInTurn(card)
    }
    isBusy = false
  }

  async function tryInTurn(card: Card): Promise<void> {
    const addresses = new Set<string>()
    for (const kind of signingOrder(os, taken?.kind)) {
      const address = addressOf(kind)
      if (address === undefined || addresses.has(address)) continue
      addresses.add(address)
      const outcome = await attempt(card, { kind, address })
      if (outcome === 'done') return
    }
    isRefused = true
  }

  async function attempt(card: Card, next: Taken): Promise<'done' | 'refused'> {
    if (taken?.kind !== next.kind || (next.kind === 'present' && taken.address !== next.address)) {
      const signature = await options.sign(next.address).catch(wordsOf)
      if (typeof signature === 'string') {
        note({ label: '签名', ok: false, detail: `${next.address}\n${signature}` })
        // This is no refusal: the next card retries.
        return 'done'
      }
      if (addressOf(next.kind) !== next.address) {
        // The page has navigated meanwhile: WeChat would find the signature invalid.
        waiting ??= card
        return 'done'
      }
      const refusal = await options.configure(signature).then(() => undefined, wordsOf)
      note({
        label: '签名',
        ok: refusal === undefined,
        detail: `${next.address}\n${refusal ?? ''}`,
      })
      if (refusal !== undefined) return 'refused'
    }
    return setCard(card, next)
  }

  async function setCard(card: Card, next: Taken): Promise<'done' | 'refused'> {
    const words = Object.values(card).join('\n')
    try {
      const answer = await options.shareCard(card)
      taken = next
      shown = card
      options.onTaken()
      note({ label: '分享卡片', ok: true, detail: `${words}\n${answer}` })
      return 'done'
    } catch (error) {
      taken = undefined
      note({ label: '分享卡片', ok: false, detail: `${words}\n${wordsOf(error)}` })
      return 'refused'
    }
  }

  return {
    show(card: Card): void {
      if (isSame(card, waiting ?? shown) && isKnown()) return
      waiting = card
      void work()
    },
    /** The document comes back from the cache, and another one has configured WeChat meanwhile. */
    restore(): void {
      taken = undefined
      waiting ??= shown
      void work()
    },
  }

  /** WeChat has accepted the page under its present address. */
  function isKnown(): boolean {
    return taken !== undefined && (taken.kind === 'entry' || taken.address === addressOf('present'))
  }
}

function isSame(card: Card, other: Card | undefined): boolean {
  return JSON.stringify(card) === JSON.stringify(other)
}

/** The platform's refusal is no Error. */
function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error)
}
