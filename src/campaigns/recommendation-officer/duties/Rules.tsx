import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the officers. */
export function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="就任">
        <p>活动期间，登录后点「立即就任」即可成为本次活动的首席推荐官。</p>
        <p>每个活动每人只有一席，席位有限，满员为止。</p>
      </RuleSection>
      <RuleSection heading="证书">
        <p>就任后获得写有姓名、编号与日期的证书，编号按就任先后生成，不可更改或转让。</p>
        <p>活动结束后，证书仍可在本页查看。</p>
      </RuleSection>
      <RuleSection heading="行为约定">
        <p>请只推荐自己体验过的内容，不夸大、不打扰他人。</p>
        <p>推荐官是荣誉称号。如有冒用、虚假宣传等行为，平台有权撤销称号。</p>
      </RuleSection>
    </RulesSheet>
  )
}
