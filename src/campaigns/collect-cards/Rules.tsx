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
      <RuleSection heading="怎么玩">
        交换相邻的两颗糖果，三颗或更多相同的连成一线即可消除。在规定步数内达到目标分数即完成本局；没有可走的步时会自动重新洗牌。拖动、先后点两颗，或用方向键都可以交换。
      </RuleSection>
      <RuleSection heading="掉落与次数">
        是否过关、星级、剩余次数与掉落的卡片由平台确定，以页面刷新后的结果为准。切到后台时游戏暂停；中途退出，本局成绩作废。
      </RuleSection>
      <RuleSection heading="卡册与礼包">
        卡片按卡册收集，礼包达到进度后可领取，每个礼包每人限领一次，数量有限，领完为止。数字资产请理性收藏，禁止炒作。
      </RuleSection>
      <RuleSection heading="铭刻荣耀">
        集齐整册并拥有自己的领地后，可以铭刻2-20个字，审核通过后展示。
      </RuleSection>
    </RulesSheet>
  )
}
