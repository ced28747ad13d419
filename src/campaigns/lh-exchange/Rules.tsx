import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the exchange. */
export function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="兑换">
        <p>活动期内，登录后可用积分兑换本页商品；每次兑换一件，积分在兑换成功时扣除。</p>
        <p>商品数量有限，兑完为止；每件商品的限兑次数以商品详情为准。</p>
      </RuleSection>
      <RuleSection heading="领取">
        <p>实物商品寄往你选择的收货地址，请在兑换前核对。</p>
        <p>虚拟商品发放至你的账户，可在App内查看。</p>
      </RuleSection>
      <RuleSection heading="其他">
        <p>积分兑换后不退还、不转让；到期的积分自动失效。</p>
        <p>商品图片与参考价仅供参考，以实际收到的为准。</p>
      </RuleSection>
    </RulesSheet>
  )
}
