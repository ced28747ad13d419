import { useState } from 'react'
import { AddressSheet } from '@/kit/address/AddressSheet'
import { AssetCard } from '@/kit/assets/AssetCard'
import { GoodsCard } from '@/kit/goods/GoodsCard'
import { PointsLine } from '@/kit/points/PointsLine'
import type { DeliveryAddress } from '@/api/lhExchange'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import styles from './Toolkit.module.css'

const ADDRESS: DeliveryAddress = {
  addressId: '1',
  name: '示例收货人',
  phoneMasked: '138****0000',
  province: '上海市',
  city: '上海市',
  district: '静安区',
  detail: '示例路 1 号',
  isDefault: true,
}
const ADDRESSES = [ADDRESS, { ...ADDRESS, addressId: '2', detail: '', isDefault: false }]
const POINTS = { frozen: 0, expiring: 120, expiringAt: '2026-12-31 23:59:59' } as const

export function ToolkitGoods() {
  return (
    <Group title="积分与商品 PointsLine / GoodsCard / AssetCard / AddressSheet">
      <Points />
      <Specimen label="商品">
        <Goods />
      </Specimen>
      <Specimen label="藏品">
        <Assets />
      </Specimen>
      <Specimen label="收货地址">
        <Addresses />
      </Specimen>
    </Group>
  )
}

function Points() {
  const [available, setAvailable] = useState(860)
  return (
    <>
      <PointsLine points={{ ...POINTS, available }} />
      <PointsLine points={undefined} />
      <Line>
        <Chip onPress={() => setAvailable(available === 860 ? 740 : 860)}>积分滚动</Chip>
      </Line>
    </>
  )
}

function Goods() {
  const open = () => showToast('打开详情')
  const action = { label: '立即兑换', onPress: () => showToast('兑换') }
  return (
    <div className={styles.pair}>
      <GoodsCard
        name="示例商品"
        img={undefined}
        price="480积分"
        note="剩余86件"
        tag="限量"
        action={action}
        onOpen={open}
      />
      <GoodsCard
        name="名字很长很长很长很长很长很长的示例商品"
        img={undefined}
        price="980积分"
        action={{ ...action, label: '已抢光', disabled: true }}
        onOpen={open}
      />
    </div>
  )
}

function Assets() {
  const [chosen, setChosen] = useState(true)
  const asset = { name: '示例藏品', cover: undefined, serialNo: '#00021' } as const
  return (
    <div className={styles.pair}>
      <AssetCard {...asset} chosen={chosen} onPress={() => setChosen(!chosen)} />
      <AssetCard {...asset} lock="持有未满7天" onPress={() => setChosen(true)} />
      <AssetCard {...asset} name="" />
    </div>
  )
}

const STATES = {
  两个地址: { data: ADDRESSES, error: null },
  没有地址: { data: [], error: null },
  地址加载失败: { data: undefined, error: new Error('示例失败') },
  地址加载中: { data: undefined, error: null },
} as const
type State = keyof typeof STATES

function Addresses() {
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<State>('两个地址')
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <Line>
        {(Object.keys(STATES) as State[]).map((each) => (
          <Chip
            key={each}
            onPress={() => {
              setState(each)
              setOpen(true)
            }}
          >
            {each}
          </Chip>
        ))}
      </Line>
      <AddressSheet
        open={open}
        onClose={() => setOpen(false)}
        query={{ ...STATES[state], refetch: () => Promise.resolve() }}
        chosen={chosen}
        onChoose={setChosen}
        onConfirm={() => setOpen(false)}
        error={chosen === undefined ? '请选择收货地址' : undefined}
      />
    </>
  )
}
