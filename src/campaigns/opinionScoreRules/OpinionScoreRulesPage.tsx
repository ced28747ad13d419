import { useNavigate } from 'react-router-dom'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { Button } from '@/ui/button/Button'
import { head } from './head'
import { BUILT_IN_RULES } from './builtIn'
import styles from './OpinionScoreRulesPage.module.css'
import { ScaleIcon } from './ScaleIcon'

/** How opinion score is counted. */
export function OpinionScoreRulesPage() {
  const { track } = useCampaign()
  const navigate = useNavigate()
  return (
    <RuleDoc
      type="OPINION_RULES"
      title={head.title}
      icon={<ScaleIcon />}
      builtInHtml={BUILT_IN_RULES}
      className={styles.theme}
      footer={
        <Button
          wide
          className={styles.ranking}
          onPress={() => {
            track('button', 'go-ranking')
            void navigate('/opinionRanking')
          }}
        >
          查看排行榜
        </Button>
      }
    />
  )
}
