import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of a contest. */
export function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="报名">
        <p>报名期内，登录后在App完成报名；每人每个赛事报名一次。</p>
        <p>各阶段的起止以本页赛程为准，按平台时间计算。</p>
      </RuleSection>
      <RuleSection heading="作品">
        <p>作品须为本人原创，未在其他赛事获奖，且不含违法、侵权内容。</p>
        <p>投稿截止前可以修改，进入评审后不再更改。</p>
      </RuleSection>
      <RuleSection heading="评审与公布">
        <p>评委会按创意、完成度与主题契合度评审，结果在公布期内于本页发布。</p>
        <p>如有抄袭、刷票等行为，组委会有权取消资格。</p>
      </RuleSection>
    </RulesSheet>
  )
}
