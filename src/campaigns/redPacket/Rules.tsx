import { PeriodSection, RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import type { ActivityTimes } from '@/kit/page/shell/shellState'

interface RulesProps {
  open: boolean
  onClose: () => void
  times: ActivityTimes | undefined
}

/** What the page and the platform hold to. */
export function Rules({ open, onClose, times }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <PeriodSection times={times} />
      <RuleSection heading="参与方式">
        登录后可预约场次。开场后在App内点「进入红包雨」，点中落下的红包即可累计。每一场每人可参与一次，当日次数以页面为准。
      </RuleSection>
      <RuleSection heading="结果与发放">
        是否中奖及金额由平台随机确定，与点中数量没有必然关系，以实际到账为准。网络异常时会自动再次结算同一场，不会重复发放。
      </RuleSection>
      <RuleSection heading="中途退出">
        倒计时开始后退出、刷新或离开页面，本轮机会作废；切到后台时画面暂停，本轮时间照常计算。
      </RuleSection>
      <RuleSection heading="试玩">试玩不计奖励，不占用参与次数。</RuleSection>
      <RuleSection heading="减少动态效果">
        手机开启「减少动态效果」时，可点「直接开奖」参与，中奖机会相同。
      </RuleSection>
    </RulesSheet>
  )
}
