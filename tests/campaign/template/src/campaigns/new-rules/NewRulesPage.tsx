import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { head } from './head'
import styles from './NewRulesPage.module.css'

/** 「新活动」 */
export function NewRulesPage() {
  return (
    <RuleDoc
      type="REWARD_RULES"
      title={head.title}
      icon={<BookIcon />}
      builtInHtml={BUILT_IN_RULES}
      className={styles.theme}
    />
  )
}

/** An open book with a ribbon, for the header. */
function BookIcon() {
  return (
    <svg viewBox="0 0 84 64" width="100%" fill="none">
      <defs>
        <linearGradient id="new-rules-book" x2="1" y2="1">
          <stop stopColor="#a78bfa" />
          <stop offset="1" stopColor="#5b2bc4" />
        </linearGradient>
      </defs>
      <path
        d="M8 14c12-5 25-4 34 3 9-7 22-8 34-3v40c-12-5-25-4-34 3-9-7-22-8-34-3z"
        fill="url(#new-rules-book)"
      />
      <path
        d="M16 24c7-2 14-1 19 2M16 33c7-2 14-1 19 2M49 26c5-3 12-4 19-2M49 35c5-3 12-4 19-2"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".9"
      />
      <path d="M42 17v40" stroke="#3b1a86" strokeWidth="2" opacity=".5" />
      <path d="M58 6v20l-5-4-5 4V9z" fill="#ffc94d" />
    </svg>
  )
}

/** The page's own text, used if the platform's does not load. Kept free of figures that can change. */
const BUILT_IN_RULES = `
<h2>一、活动时间</h2>
<p>活动的开始与结束时间以活动页展示为准，均为北京时间。</p>
<h2>二、参与方式</h2>
<ul>
<li>登录后，按活动页的说明参与。</li>
<li>同一手机号、设备和实名信息只计一次。</li>
</ul>
<h2>三、奖励发放</h2>
<p>奖励的内容与数量以领取时活动页展示为准，数量有限，领完为止。</p>
<h2>四、违规处理</h2>
<p>使用虚拟号码、批量注册、自动化工具等方式获取的奖励会被取消。</p>
`.trim()
