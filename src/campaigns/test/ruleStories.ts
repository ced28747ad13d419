import { failureOf } from '@/api/failure'
import { getPrivacyByType } from '@/api/privacy'
import type { PrivacyText } from '@/api/privacy'
import type { Settled } from '@/kit/campaign/settle'
import type { RuleHeading } from '@/kit/rules/outline'
import type { LoadState } from '@/kit/useLoaded'
import { lastOf } from '@/lib/lastOf'
import { never } from './waits'

export interface RuleStory {
  label: string
  load: () => Promise<PrivacyText | null>
  wanted?: (headings: readonly RuleHeading[]) => RuleHeading | undefined
}

export const BUILT_IN =
  '<h2>一、示例条款</h2><p>平台的文本没有取到时，显示页面自带的这一份。</p><h2>二、第二条</h2><p>只有两条，所以没有目录。</p>'

const SHORT: PrivacyText = {
  type: 'REWARD_RULES',
  title: '示例规则',
  version: '',
  effectiveDate: '',
  content:
    '<p>没有标题、版本号和生效日期的短文本。<script>x</script><a href="javascript:x">不安全的链接</a></p>',
}

const fromPlatform = () => getPrivacyByType({ type: 'REWARD_RULES' })

/** More than two screens: then the way back to the top appears. */
async function longText(): Promise<PrivacyText | null> {
  const text = await fromPlatform()
  return text && { ...text, content: text.content.repeat(3) }
}

export const RULE_STORIES: readonly RuleStory[] = [
  { label: '平台文本', load: fromPlatform },
  { label: '打开即到末段', load: fromPlatform, wanted: lastOf },
  { label: '长文本，可返回顶部', load: longText },
  { label: '加载中', load: never },
  { label: '取不到，用自带文本', load: () => Promise.reject(new Error('示例失败')) },
  { label: '短文本，无目录', load: () => Promise.resolve(SHORT) },
]

/** As the loader of a page hands it over. */
export function settledOf(
  loaded: LoadState<PrivacyText | null>,
): Settled<PrivacyText | null> | undefined {
  if (loaded.kind === 'loading') return undefined
  if (loaded.kind === 'ready') return { ok: true, value: loaded.value }
  return { ok: false, failure: failureOf(undefined) }
}
