import { ActionButton } from '@/kit/page/ActionButton'
import { ACTION_WORDS } from '@/kit/page/actionStates'
import type { ActionState } from '@/kit/page/actionStates'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Dots } from '@/ui/Dots'
import { dismissToasts, showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import { later } from './waits'

const STATES: readonly ActionState[] = ['READY', ...(Object.keys(ACTION_WORDS) as ActionState[])]

const logIn = () => showToast('打开登录')

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
              onLogin={logIn}
              onLack={() => showToast('去赚积分')}
            />
          </Specimen>
        ))}
        <OwnWords />
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

function OwnWords() {
  return (
    <>
      <Specimen label="READY，自己的忙碌文案">
        <ActionButton
          state="READY"
          label="立即签到"
          busyLabel="签到中"
          onPress={later}
          onLogin={logIn}
        />
      </Specimen>
      <Specimen label="GUEST，自己的文案">
        <ActionButton
          state="GUEST"
          label="立即签到"
          words={{ GUEST: '登录后签到' }}
          onPress={later}
          onLogin={logIn}
        />
      </Specimen>
      <Specimen label="LACK，没有去处">
        <ActionButton state="LACK" label="立即兑换" onPress={later} onLogin={logIn} />
      </Specimen>
    </>
  )
}
