import { Link } from 'react-router-dom'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { paths } from '@/paths'
import { ChevronRightIcon } from '@/ui/icons'
import { wording } from './wording'
import styles from './OriginalResident.module.css'

export interface RulesProps {
  open: boolean
  onClose: () => void
}

export function Rules({ open, onClose }: RulesProps) {
  const { showsRewards } = wording()
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="谁可以参与">
        <p>完成手机号登录的用户即为原住民，拥有自己的原住民编号和邀请码。</p>
        <p>新人礼包仅限首次注册的用户领取，每个手机号、每台设备限领一次。</p>
      </RuleSection>
      <RuleSection heading="有效邀请">
        <p>
          好友通过你的邀请码、链接或海报首次注册，并完成实名认证、在App内登录后，计为一次有效邀请。
        </p>
        <p>每位好友只能接受一位原住民的邀请，以最先绑定的为准，绑定后不可更改。</p>
        <p>同一设备重复注册、虚假注册等情形不计入有效邀请，原因可在「邀请记录」中查看。</p>
      </RuleSection>
      {showsRewards && <StageRules />}
      <RuleSection heading="其他">
        <p>数字资产请理性收藏，禁止炒作。</p>
        <p>如存在作弊等异常行为，平台有权取消资格{showsRewards && '并收回相应奖励'}。</p>
      </RuleSection>
      <Link className={styles.more} to={paths.rewardRules()}>
        {showsRewards ? '查看奖励规则全文' : '查看规则全文'}
        <ChevronRightIcon />
      </Link>
    </RulesSheet>
  )
}

function StageRules() {
  return (
    <RuleSection heading="阶段奖励">
      <p>
        有效邀请达到相应人数后，可在活动时间内领取对应阶段的奖励，每个阶段限领一次，数量有限，领完为止。
      </p>
      <p>积分类奖励实时到账，数字资产与实物奖励将在审核后发放，进度可在「奖励记录」中查看。</p>
      <p>活动结束后未领取的奖励视为放弃。</p>
    </RuleSection>
  )
}
