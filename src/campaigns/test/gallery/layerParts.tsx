import { celebrate } from '@/kit/claim/celebrate'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { LoginSheet } from '@/kit/login/LoginSheet'
import { OrderSheet } from '@/kit/order/OrderSheet'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { copyAndTell } from '@/kit/share/copyText'
import { shareLink } from '@/kit/share/shareLink'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { serverNow } from '@/lib/serverClock'
import { shareUrl } from '@/lib/url/shareUrl'
import { Chip } from '@/ui/button/Chip'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import styles from './Gallery.module.css'
import { openable } from './stateful'
import type { Parts } from './stateful'

const HOUR_MS = 3_600_000
const GOODS = { name: '示例商品', cover: undefined, price: 19_900 } as const
const POSTER = { title: '一起探索新世界', line: '邀请你一起来', lineInWechat: '一起来' } as const
const SHARER = { name: '示例用户', avatar: '' } as const

const content = () => ({ title: '开发自检', text: '示例分享', url: shareUrl('/'), imageUrl: '' })
const loadCode = () =>
  Promise.resolve({
    qrcodeContent: shareUrl('/'),
    expireAt: formatServerTime(serverNow() + HOUR_MS),
  })

/** What opens above the page, and what leads out of it. */
export const LAYER_PARTS: Parts = {
  'ui/modal/Sheet': openable('弹层', (layer) => (
    <Sheet {...layer} title="弹层" footer="底部固定区">
      正文
    </Sheet>
  )),
  'ui/modal/Dialog': openable('对话框', (layer) => (
    <Dialog {...layer} title="提示" action={{ label: '好的', onPress: layer.onClose }}>
      一个问题，最多两个回答。
    </Dialog>
  )),
  'kit/write/ConfirmDialog': openable('确认', (layer) => (
    <ConfirmDialog {...layer} title="确认兑换" danger="兑换后不可撤回" onConfirm={layer.onClose} />
  )),
  'kit/claim/RewardDialog': openable('获得奖励', (layer) => (
    <RewardDialog
      {...layer}
      name="建材礼包"
      image={undefined}
      count={3}
      action={{ label: '收下', onPress: layer.onClose }}
    />
  )),
  'kit/claim/celebrate': <Chip onPress={() => void celebrate()}>彩带</Chip>,
  'kit/order/OrderSheet': openable('下单', (layer) => (
    <OrderSheet
      {...layer}
      goods={GOODS}
      maxQuantity={5}
      points={{ available: 1220, perPiece: 9950 }}
      isPending={false}
      onSubmit={layer.onClose}
    />
  )),
  'kit/login/LoginSheet': openable('登录', (layer) => (
    <LoginSheet {...layer} pageName="test" onDone={layer.onClose} />
  )),
  'kit/share/LazySharePoster': openable('海报', (layer) => (
    <LazySharePoster
      {...layer}
      copy={POSTER}
      sharer={SHARER}
      share={content()}
      loadCode={loadCode}
    />
  )),
  'kit/share/copyText': (
    <Chip onPress={() => void copyAndTell('链接', shareUrl('/'))}>复制链接</Chip>
  ),
  'kit/share/shareLink': <Chip onPress={() => void shareLink(content())}>分享链接</Chip>,
  'ui/tokens.css': openable(
    '安全区线',
    ({ open, onClose }) =>
      open && <button type="button" className={styles.safe} aria-label="收起" onClick={onClose} />,
  ),
}
