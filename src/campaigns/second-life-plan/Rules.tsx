import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the story. */
export function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="章节">
        <p>登录后开启故事，章节依次解锁：完成上一章，下一章才会打开。</p>
        <p>章节任务在App内完成，进度以App记录为准，回到本页会自动更新。</p>
      </RuleSection>
      <RuleSection heading="纪念品">
        <p>每完成一章，可领取对应的纪念品一份，数量有限，领完为止。</p>
        <p>部分纪念品的领取方式以短信发送，请填写可以接收短信的手机号；60秒后可再次发送。</p>
      </RuleSection>
      <RuleSection heading="其他">
        <p>活动结束后，故事与已领取的纪念品仍可在本页查看。</p>
        <p>纪念品不可转让、不可兑换现金。</p>
      </RuleSection>
    </RulesSheet>
  )
}
