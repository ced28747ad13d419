import { useState } from 'react'
import { OrderSheet } from '@/kit/order/OrderSheet'
import { PayDialog } from '@/kit/order/PayDialog'
import { UnpaidBar } from '@/kit/order/UnpaidBar'
import { useOrdering } from '@/kit/order/useOrdering'
import { formatServerTime, serverNow } from '@/lib/serverClock'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'

const MINUTE_MS = 60_000

const orderFor = (ms: number) => ({
  orderNo: '1',
  goodsName: '示例商品 × 1',
  amount: 19_900,
  payExpireAt: formatServerTime(serverNow() + ms),
  serverTime: '',
  appPayPath: '/pay?orderNo=1',
})

/** The parts of the sheet that a page may leave out. */
const SHEETS = {
  下单: {
    maxQuantity: 5,
    points: { available: 1220, perPiece: 9950 },
    agreement: { text: '请先阅读并同意购买须知', onRead: () => showToast('购买须知') },
  },
  '下单，只有一件': { maxQuantity: 1 },
  '下单，没有积分': { maxQuantity: 5, points: { available: 0, perPiece: 9950 } },
  '下单，价格变动': { maxQuantity: 5, priceBefore: 18_900 },
} as const
type SheetName = keyof typeof SHEETS

export function ToolkitOrders() {
  return (
    <Group title="下单与支付 OrderSheet / UnpaidBar / useOrdering">
      <Specimen label="下单">
        <Sheets />
      </Specimen>
      <Specimen label="未支付订单">
        <Bars />
      </Specimen>
      <Specimen label="未支付订单，来自平台">
        <OwnOrder />
      </Specimen>
    </Group>
  )
}

function Sheets() {
  const [name, setName] = useState<SheetName>('下单')
  const [open, setOpen] = useState(false)
  const [order] = useState(() => orderFor(15 * MINUTE_MS))
  const [isPaying, setIsPaying] = useState(false)
  return (
    <>
      <Line>
        {(Object.keys(SHEETS) as SheetName[]).map((each) => (
          <Chip
            key={each}
            onPress={() => {
              setName(each)
              setOpen(true)
            }}
          >
            {each}
          </Chip>
        ))}
        <Chip onPress={() => setIsPaying(true)}>订单已提交</Chip>
      </Line>
      <OrderSheet
        key={name}
        {...SHEETS[name]}
        open={open}
        onClose={() => setOpen(false)}
        goods={{ name: '示例商品', cover: undefined, price: 19_900 }}
        note="示例说明"
        isPending={false}
        onSubmit={({ quantity }) => {
          showToast(`提交 ${quantity} 件`)
          setOpen(false)
        }}
      />
      <PayDialog
        open={isPaying}
        order={order}
        onClose={() => setIsPaying(false)}
        onPay={() => showToast('去支付')}
      />
    </>
  )
}

function Bars() {
  const [long] = useState(() => orderFor(15 * MINUTE_MS))
  const [soon, setSoon] = useState(() => orderFor(10_000))
  return (
    <>
      <UnpaidBar order={long} onPay={() => showToast('去支付')} onEnd={() => undefined} />
      <UnpaidBar
        order={{ ...soon, goodsName: '十秒后到期的示例商品' }}
        onPay={() => showToast('去支付')}
        onEnd={() => showToast('订单已超时')}
      />
      <UnpaidBar
        order={{ ...long, payExpireAt: '', goodsName: '' }}
        onPay={() => showToast('去支付')}
        onEnd={() => undefined}
      />
      <Line>
        <Chip onPress={() => setSoon(orderFor(10_000))}>再来十秒</Chip>
      </Line>
    </>
  )
}

function OwnOrder() {
  const { unpaid, stage, close, write, isPending } = useOrdering<{ at: number }>({
    scene: 'DEBUT',
    send: () => Promise.resolve({ ...orderFor(MINUTE_MS), status: 'UNPAID' }),
    nameOf: () => '示例订单',
    readHad: () => Promise.resolve(0),
    had: 0,
    refresh: () => Promise.resolve(),
    onSettled: () => showToast('已下单'),
  })
  const { order, pay, refresh } = unpaid
  return (
    <>
      {order ? (
        <UnpaidBar order={order} onPay={pay} onEnd={() => void refresh()} />
      ) : (
        <p>没有未支付的订单</p>
      )}
      <Line>
        <Chip disabled={isPending} onPress={() => void write({ at: serverNow() })}>
          下一单
        </Chip>
        <Chip onPress={() => void refresh()}>再查一次</Chip>
      </Line>
      <PayDialog open={stage === 'pay'} order={order} onClose={close} onPay={pay} />
    </>
  )
}
