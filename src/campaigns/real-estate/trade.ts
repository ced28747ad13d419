import type { Asset } from '@/api/assets'
import type { Sale, Trade, Want } from '@/api/market'
import type { Move } from './applied'

/** The open layer of a trade, and its subject. */
export type TradeLayer =
  /** Choose one of the own plots: to offer it, or to sell it for a wish. */
  | { name: 'pick'; want?: Want }
  /** Set the price of a plot that is not offered yet, or of an offer. */
  | { name: 'price'; piece: Asset | Sale }
  | { name: 'sell'; want: Want; asset: Asset }
  /** `trade`: undefined if its answer was lost. */
  | { name: 'sold'; price: number; trade: Trade | undefined }
  | { name: 'post' }
  | { name: 'unlist'; sale: Sale }
  | { name: 'cancel'; want: Want }

/** The props of a layer that ends in a move. */
export interface MoveProps {
  onClose: () => void
  onSend: (move: Move) => Promise<void>
  busy: boolean
}

export const isSale = (piece: Asset | Sale): piece is Sale => 'saleId' in piece

/** The tracking name of the tap that opens a layer. */
export function clickOf(
  layer: TradeLayer,
): [name: string, ids?: Record<string, string>] | undefined {
  switch (layer.name) {
    case 'pick':
      return layer.want ? ['accept-want', { tradeId: layer.want.tradeId }] : ['list']
    case 'price':
      return isSale(layer.piece) ? ['list', { saleId: layer.piece.saleId }] : undefined
    case 'post':
      return ['post-want']
    case 'unlist':
      return ['unlist', { saleId: layer.sale.saleId }]
    case 'sell':
    case 'sold':
    case 'cancel':
      return undefined
  }
}
