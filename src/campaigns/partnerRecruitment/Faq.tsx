import { readAgentConfig } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { ChevronDownIcon } from '@/ui/icons'
import { shownFaq } from './recruitment'
import styles from './Faq.module.css'

/** Frequent questions, each with its collapsed answer. */
export function Faq() {
  const { track } = useCampaign()
  const faq = shownFaq(useAnswer(readAgentConfig, undefined).data?.faq ?? [], currentVisit().visit)
  if (faq.length === 0) return null
  return (
    <Card heading="常见问题">
      {faq.map(({ q, a }, at) => (
        // Two questions can be equal.
        <details key={at} className={styles.item}>
          <summary
            className={styles.question}
            onClick={() => track('card', 'faq', { faq: String(at + 1) })}
          >
            {q}
            <ChevronDownIcon className={styles.chevron} />
          </summary>
          <p className={styles.answer}>{a}</p>
        </details>
      ))}
    </Card>
  )
}
