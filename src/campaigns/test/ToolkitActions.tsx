import { ActionButton } from '@/kit/campaign/ActionButton'
import { ACTION_WORDS } from '@/kit/campaign/actionStates'
import type { ActionState } from '@/kit/campaign/actionStates'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Dots } from '@/ui/Dots'
import { dismissToasts, showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'

const STATES: readonly ActionState[] = ['READY', ...(Object.keys(ACTION_WORDS) as ActionState[])]

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))

export function ToolkitActions() {
  return (
    <>
      <Group title="按钮 Button">
        <Specimen label="主 / 次 / 禁用">
          <Line>
            <Button onPress={() => showToast('已点按')}>主按钮</Button>
            <Button quiet onPress={() => showToast('已点按')}>
              次按钮
            </Button>
            <Button disabled>禁用</Button>
          </Line>
        </Specimen>
        <Specimen label="小号 / 忙碌 / 两秒后完成">
          <Line>
            <Button small>小号</Button>
            <Button busy>忙碌</Button>
            <Button busyLabel="提交中" onPress={later}>
              提交
            </Button>
            <Dots />
          </Line>
        </Specimen>
        <Specimen label="通栏">
          <Button wide onPress={later}>
            两秒后完成
          </Button>
        </Specimen>
      </Group>
      <Group title="主操作 ActionButton">
        {STATES.map((state) => (
          <Specimen key={state} label={state}>
            <ActionButton
              state={state}
              label="立即领取"
              onPress={later}
              onLogin={() => showToast('打开登录')}
              onLack={() => showToast('去赚积分')}
            />
          </Specimen>
        ))}
      </Group>
      <Group title="提示 Toast">
        <Line>
          <Chip onPress={() => showToast('操作成功')}>一条</Chip>
          <Chip onPress={() => ['第一条', '第二条', '第三条'].forEach(showToast)}>三条</Chip>
          <Chip onPress={() => showToast('网络开小差了，请稍后再试；如果问题一直存在，请联系客服')}>
            长文案
          </Chip>
          <Chip onPress={dismissToasts}>全部收起</Chip>
        </Line>
      </Group>
    </>
  )
}
