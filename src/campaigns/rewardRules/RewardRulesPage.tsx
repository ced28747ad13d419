import { readExchangeConfig } from '@/api/exchange'
import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { LinearGradient } from '@/ui/Gradient'
import { head } from './head'
import { standardRows } from './standard'
import styles from './RewardRulesPage.module.css'

const SECTIONS = {
  earn: ['获得', '阶梯', '有效邀请'],
  freeze: ['冻结', '到账'],
  cash: ['兑现', '提现'],
  expire: ['有效期', '过期'],
}

/** How rewards are earned, frozen, expire and are exchanged. */
export function RewardRulesPage() {
  const { pageName, track } = useCampaign()
  const contact = () => {
    track('button', 'contact')
    return openApp({ pageName, path: appPages.customerService, counted: false })
  }
  return (
    <RuleDoc
      type="REWARD_RULES"
      title={head.title}
      icon={<TicketIcon />}
      builtInHtml={BUILT_IN_RULES}
      sections={SECTIONS}
      className={styles.theme}
      footer={
        <p className={styles.contact}>
          对规则有疑问？
          <Button quiet small onPress={contact}>
            联系客服
          </Button>
        </p>
      }
    >
      <Standard />
    </RuleDoc>
  )
}

/** The exchange's present figures: for members, and only if the platform sends any. */
function Standard() {
  const { loggedIn } = useCampaign()
  const { data, isPending } = useAnswer(readExchangeConfig, {}, { enabled: loggedIn })
  if (!loggedIn || (!data && !isPending)) return null
  const rows = data && standardRows(data)
  if (rows?.length === 0) return null
  return (
    <section className={styles.standard} aria-labelledby="standard-title">
      <h2 className={styles.standardTitle} id="standard-title">
        当前标准
      </h2>
      {rows ? (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className={styles.rows}>
          {Array.from({ length: MOST_ROWS }, (_, index) => (
            <div key={index} className={styles.row}>
              <SkeletonLines className={styles.skeleton} />
              {LINE}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

const MOST_ROWS = 5
/** As tall as a row's text, whatever its size. */
const LINE = '\u00a0'

/** A torn-off ticket with a star, for the header. */
function TicketIcon() {
  return (
    <svg viewBox="0 0 84 64" width="100%" fill="none">
      <defs>
        <LinearGradient id="ticket" x1="0" y1="0" x2="1" y2="1" stops="#34d399, #0b7f50" />
      </defs>
      <g transform="rotate(-8 42 32)">
        <path
          d="M10 14h64v11a8 8 0 0 0 0 16v11H10V41a8 8 0 0 0 0-16z"
          fill="#0a5c3b"
          opacity=".18"
          transform="translate(3 5)"
        />
        <path d="M10 12h64v11a8 8 0 0 0 0 16v11H10V39a8 8 0 0 0 0-16z" fill="url(#ticket)" />
        <path d="M56 16v32" stroke="#fff" strokeWidth="2" strokeDasharray="3 4" opacity=".7" />
        <path
          d="m33 20 3.6 7.4 8.1 1.1-5.9 5.7 1.4 8.1-7.2-3.9-7.2 3.9 1.4-8.1-5.9-5.7 8.1-1.1z"
          fill="#fff"
        />
        <path d="M62 24h6M62 31h6M62 38h6" stroke="#fff" strokeWidth="2" opacity=".8" />
      </g>
    </svg>
  )
}

/** The page's own text, used if the platform's does not load. Kept short and free of figures that can change. */
const BUILT_IN_RULES = `
<h2>一、奖励类型</h2>
<p>平台奖励包括积分、数字资产、优惠券和实物礼品。每个活动给出哪一种、给多少，以活动页当时展示的为准。</p>
<h2>二、获得方式</h2>
<ul>
<li>完成签到、任务、邀请等活动，达到页面上写明的条件后领取。</li>
<li>邀请的好友须为首次注册，并在规定时间内完成实名认证，才计为有效。</li>
<li>同一手机号、设备和实名信息只计一次。</li>
</ul>
<h2>三、到账与冻结</h2>
<p>领取成功的奖励通常即时到账。需要核实的奖励会先进入冻结，核实通过后转为可用，未通过则收回并说明原因。</p>
<h2>四、兑现规则</h2>
<table>
<thead><tr><th>项目</th><th>说明</th></tr></thead>
<tbody>
<tr><td>费率</td><td>提交前在页面上展示，以提交时为准</td></tr>
<tr><td>限额</td><td>单笔、每日和活动总额度，以兑现页展示为准</td></tr>
<tr><td>实名</td><td>须完成本人实名认证并绑定本人收款账户</td></tr>
<tr><td>到账时间</td><td>一般为提交后的下一个工作日</td></tr>
</tbody>
</table>
<h2>五、有效期</h2>
<p>奖励的有效期写在领取页和明细里。到期未使用的奖励自动失效，不再补发。</p>
<h2>六、违规处理</h2>
<p>使用虚拟号码、批量注册、自动化工具等方式获取的奖励会被取消，情节严重的账户将不能参与后续活动。</p>
<h2>七、联系我们</h2>
<p>对奖励有疑问，可以在App内的「我的 - 联系客服」中咨询。</p>
`.trim()
