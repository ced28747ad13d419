import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { head } from './head'
import { BUILT_IN_RULES } from './builtIn'
import styles from './OpinionScoreRulesPage.module.css'
import { ScaleIcon } from './ScaleIcon'

/** How opinion score is counted. */
export function OpinionScoreRulesPage() {
  const { track } = useCampaign()
  return (
    <RuleDoc
      type="OPINION_RULES"
      title={head.title}
      icon={<ScaleIcon />}
      builtInHtml={BUILT_IN_RULES}
      className={styles.theme}
      footer={
        <ButtonLink
          wide
          className={styles.ranking}
          to="/opinionRanking"
          onClick={() => track('button', 'go-ranking')}
        >
          查看排行榜
        </ButtonLink>
      }
    />
  )
}
