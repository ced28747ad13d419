import type { PrivacyText } from '@/api/privacy'

/** How the platform answers for the text of a rule page. */
export interface RuleStory {
  label: string
  /** A state of the sandbox for the call. */
  asked?: string
  /** An answer that the sandbox has not. */
  text?: PrivacyText
}

export const BUILT_IN =
  '<h2>一、示例条款</h2><p>平台的文本没有取到时，显示页面自带的这一份。</p><h2>二、第二条</h2><p>只有两条，所以没有目录。</p>'

const plain = (content: string): PrivacyText => ({
  type: 'REWARD_RULES',
  title: '示例规则',
  version: '',
  effectiveDate: '',
  content,
})

const SHORT = plain(
  '<p>没有标题、版本号和生效日期的短文本。<script>x</script><a href="javascript:x">不安全的链接</a></p>',
)

/** More than two screens: then the way back to the top appears. */
const LONG = plain(
  Array.from(
    { length: 12 },
    (_, at) => `<h2>第${at + 1}条</h2>${'<p>一段用来把页面撑长的示例文字。</p>'.repeat(8)}`,
  ).join(''),
)

export const RULE_STORIES: readonly RuleStory[] = [
  { label: '平台文本' },
  { label: '长文本，可返回顶部', text: LONG },
  { label: '加载中', asked: 'loading@/privacy' },
  { label: '取不到，用自带文本', asked: 'cut@/privacy' },
  { label: '短文本，无目录', text: SHORT },
]
