import { useId, useState, type ReactNode } from 'react'
import { AmountInput } from '@/kit/amounts/AmountInput'
import { PriceInput } from '@/kit/amounts/PriceInput'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { celebrate } from '@/kit/claim/celebrate'
import { LoginSheet } from '@/kit/login/LoginSheet'
import { OrderSheet } from '@/kit/order/OrderSheet'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { copyAndTell } from '@/kit/share/copyText'
import { shareLink } from '@/kit/share/shareLink'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { serverNow } from '@/lib/serverClock'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { Chip } from '@/ui/button/Chip'
import { Checkbox } from '@/ui/form/Checkbox'
import { Field } from '@/ui/form/Field'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { ChevronDownIcon } from '@/ui/icons'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { Tabs } from '@/ui/tabs/Tabs'
import { showToast } from '@/ui/toast/toast'
import { VIEW_PARTS } from './viewParts'
import styles from './Gallery.module.css'

/** Parts by the file that they are in, below `src`. */
type Parts = Readonly<Record<string, ReactNode>>

/** The existing parts, to look through before writing a new one. */
export function Gallery() {
  return (
    <>
      <Drawer title="按钮与输入" parts={INPUT_PARTS} />
      <Drawer title="列表与活动" parts={VIEW_PARTS} />
      <Drawer title="弹层与分享" parts={LAYER_PARTS} />
    </>
  )
}

/** Its content is mounted only while it is open: no part runs before that. */
function Drawer({ title, parts }: { title: string; parts: Parts }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.drawer}>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <ChevronDownIcon className={open ? styles.up : undefined} />
        </button>
      </h3>
      <div id={id}>
        {open &&
          Object.entries(parts).map(([file, part]) => (
            <div key={file} className={styles.part}>
              <p className={styles.file}>{file}</p>
              {part}
            </div>
          ))}
      </div>
    </div>
  )
}

type DrawField<T> = (field: { value: T; onChange: (next: T) => void }) => ReactNode

/** An input that keeps what is typed. */
const stateful = <T,>(start: T, draw: DrawField<T>) => <Stateful start={start} draw={draw} />

function Stateful<T>({ start, draw }: { start: T; draw: DrawField<T> }) {
  const [value, onChange] = useState(start)
  return draw({ value, onChange })
}

type DrawLayer = (layer: { open: boolean; onClose: () => void }) => ReactNode

/** A layer behind a chip that opens it. */
const openable = (label: string, draw: DrawLayer) => <Openable label={label} draw={draw} />

function Openable({ label, draw }: { label: string; draw: DrawLayer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip onPress={() => setOpen(true)}>{label}</Chip>
      {draw({ open, onClose: () => setOpen(false) })}
    </>
  )
}

const TABS = [
  { id: 'all', label: '全部' },
  { id: 'mine', label: '我的' },
] as const
type TabId = (typeof TABS)[number]['id']

const CHIPS = [
  { label: '最小', amount: 100 },
  { label: '全部', amount: 10_000 },
] as const

/** Inputs and buttons. */
const INPUT_PARTS: Parts = {
  'ui/button/Button': (
    <div className={styles.line}>
      <Button>主按钮</Button>
      <Button quiet>次按钮</Button>
      <Button small>小号</Button>
      <Button busy>忙碌</Button>
      <Button disabled>禁用</Button>
    </div>
  ),
  'ui/toast/toast': <Chip onPress={() => showToast('操作成功')}>提示一句</Chip>,
  'ui/tabs/Tabs': stateful<TabId>('all', (tab) => (
    <Tabs {...tab} tabs={TABS} label="示例">
      <p>{tab.value}</p>
    </Tabs>
  )),
  'ui/form/Field': stateful('', (field) => <Field {...field} label="昵称" error="请输入昵称" />),
  'ui/form/TextArea': stateful('', (field) => <TextArea {...field} label="留言" max={10} />),
  'ui/form/SelectField': stateful('', (field) => (
    <SelectField {...field} label="城市" options={['杭州市', '宁波市']} placeholder="请选择" />
  )),
  'ui/form/Checkbox': stateful(false, ({ value, onChange }) => (
    <Checkbox checked={value} onChange={onChange} error={value ? undefined : '请先阅读并同意'}>
      我已阅读并同意
    </Checkbox>
  )),
  'kit/amounts/AmountInput': stateful('', (field) => (
    <AmountInput {...field} label="兑换积分" chips={CHIPS} suffix="积分" error="积分不足" />
  )),
  'kit/amounts/PriceInput': stateful('12.50', (field) => (
    <PriceInput {...field} label="挂售价格" isTried />
  )),
}

const HOUR_MS = 3_600_000
const GOODS = { name: '示例商品', cover: undefined, price: 19_900 } as const
const POSTER = { title: '一起探索新世界', line: '邀请你一起来', lineInWechat: '一起来' } as const
const SHARER = { name: '示例用户', avatar: '' } as const

const content = () => ({ title: '开发自检', text: '示例分享', url: shareUrl('/') })
const loadCode = () =>
  Promise.resolve({
    qrcodeContent: shareUrl('/'),
    expireAt: formatServerTime(serverNow() + HOUR_MS),
  })

/** Layers above the page, and links out of it. */
const LAYER_PARTS: Parts = {
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
