import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { DISCLAIMER, addIncomeDisclaimer } from '@/kit/rules/incomeDisclaimer'
import { BUILT_IN_RULES } from './builtIn'
import { head } from './head'
import { MapIcon } from './MapIcon'
import styles from './TerritoryRules.module.css'

const SECTIONS = {
  apply: ['申请', '认领'],
  income: ['收益', '委托', '托管'],
  resident: ['居民'],
  glory: ['荣耀', '荣誉'],
  recall: ['回收', '退出'],
}

/** How territories are adopted, what they yield, and how they are returned. */
export function TerritoryRulesPage() {
  const { track } = useCampaign()
  return (
    <RuleDoc
      type="TERRITORY_RULES"
      title={head.title}
      icon={<MapIcon />}
      builtInHtml={BUILT_IN_RULES}
      sections={SECTIONS}
      amend={addIncomeDisclaimer}
      className={styles.theme}
      footer={
        <>
          <p className={styles.disclaimer} role="note">
            {DISCLAIMER}
          </p>
          <ButtonLink wide to="/territory" onClick={() => track('button', 'go-territory')}>
            去认领
          </ButtonLink>
        </>
      }
    />
  )
}
