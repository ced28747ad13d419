import { useState } from 'react'
import { ReceivedReward } from '@/api/invitation'
import { Territory } from '@/api/territory'
import { GlorySheet } from '@/kit/glory/GlorySheet'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { RewardNews } from '@/kit/claim/RewardNews'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { celebrate } from '@/kit/claim/celebrate'
import { BASE_PATH } from '@/lib/env'
import { Checkbox } from '@/ui/Checkbox'
import { Chip } from '@/ui/Chip'
import { Dialog } from '@/ui/Dialog'
import { Sheet } from '@/ui/Sheet'
import { Group, Line } from './Group'
import { later } from './waits'

const LONG_REWARD = ReceivedReward({
  name: '名字特别长的限定数字藏品礼盒',
  img: `${BASE_PATH}/banner.svg`,
  needAddress: true,
})
const TERRITORY = Territory({ territoryId: '30001', name: '星灯谷' })
const SOURCE = {
  fetchFresh: () => Promise.resolve(TERRITORY),
  applyPatch: () => {},
  refetch: () => Promise.resolve(),
}

const LAYERS = {
  dialog: '对话框',
  confirm: '确认',
  locked: '确认（需勾选）',
  reward: '获得奖励',
  picture: '获得奖励（有图）',
  sheet: '弹层',
  rules: '活动规则',
  glory: '铭文',
} as const
type LayerName = keyof typeof LAYERS

const NAMES = Object.keys(LAYERS) as LayerName[]
export function ToolkitLayers() {
  const [open, setOpen] = useState<LayerName>()
  return (
    <Group title="弹窗与弹层">
      <Line>
        {NAMES.map((name) => (
          <Chip key={name} onPress={() => setOpen(name)}>
            {LAYERS[name]}
          </Chip>
        ))}
        <Chip onPress={() => void celebrate()}>彩带</Chip>
      </Line>
      <Dialogs open={open} onClose={() => setOpen(undefined)} />
      <Rewards open={open} onClose={() => setOpen(undefined)} />
      <Sheets open={open} onClose={() => setOpen(undefined)} />
      <GlorySheet
        open={open === 'glory'}
        onClose={() => setOpen(undefined)}
        title="铭刻荣耀"
        territory={TERRITORY}
        source={SOURCE}
      />
    </Group>
  )
}

interface LayersProps {
  open: LayerName | undefined
  onClose: () => void
}

function Dialogs({ open, onClose }: LayersProps) {
  const [agreed, setAgreed] = useState(false)
  const close = () => later(1500).then(onClose)
  return (
    <>
      <Dialog
        open={open === 'dialog'}
        onClose={onClose}
        title="提示"
        action={{ label: '好的', onPress: onClose }}
        otherAction={{ label: '取消', onPress: onClose }}
      >
        一个问题，最多两个回答。
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={onClose}
        title="确认兑换"
        rows={[
          { label: '兑换积分', value: '1,000' },
          { label: '手续费', value: '20' },
        ]}
        danger="兑换后不可撤回"
        onConfirm={close}
      />
      <ConfirmDialog
        open={open === 'locked'}
        onClose={onClose}
        title="确认转赠"
        disabled={!agreed}
        onConfirm={close}
      >
        <Checkbox checked={agreed} onChange={setAgreed}>
          我已核对对方信息
        </Checkbox>
      </ConfirmDialog>
    </>
  )
}

function Rewards({ open, onClose }: LayersProps) {
  const done = { label: '收下', onPress: onClose }
  return (
    <>
      <RewardDialog
        open={open === 'reward'}
        onClose={onClose}
        name="建材礼包"
        image={undefined}
        count={3}
        note="已放入您的账户"
        action={done}
        otherAction={{ label: '去看看', onPress: onClose }}
      />
      <RewardNews reward={open === 'picture' ? LONG_REWARD : undefined} onClose={onClose} />
    </>
  )
}

function Sheets({ open, onClose }: LayersProps) {
  return (
    <>
      <Sheet open={open === 'sheet'} onClose={onClose} title="弹层" footer="底部固定区">
        {Array.from({ length: 30 }, (_, at) => (
          <p key={at}>第 {at + 1} 行</p>
        ))}
      </Sheet>
      <RulesSheet open={open === 'rules'} onClose={onClose}>
        <RuleSection heading="参与方式">登录后即可参与。</RuleSection>
        <RuleSection heading="奖励发放">奖励以平台实际发放为准。</RuleSection>
      </RulesSheet>
    </>
  )
}
