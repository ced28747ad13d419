import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useAnswer } from '@/kit/query/answer'
import { phaseOf } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { parseServerTime } from '@/lib/serverClock'
import { pathWith, readVisitParams } from '@/lib/url/urlParams'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from './head'
import { PHASE_LABELS, datesText } from './carnivalDates'
import styles from './CarnivalRulePage.module.css'

/** Dates, rewards and fine print of the territory season. */
export function CarnivalRulePage() {
  const { track } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, inviteCode } = readVisitParams(params)
  return (
    <RuleDoc
      type="CARNIVAL_RULES"
      title={head.title}
      icon={<FerrisWheelIcon />}
      builtInHtml={BUILT_IN_RULES}
      facts={<Season activityId={activityId} />}
      className={styles.theme}
      footer={
        <ButtonLink
          wide
          className={styles.back}
          to={pathWith('/territory-carnival', { activityId, inviteCode })}
          onClick={() => track('button', 'back-carnival')}
        >
          回到活动
        </ButtonLink>
      }
    />
  )
}

/** The season's times, in the platform's zone; not rendered if they cannot be read. */
function Season({ activityId }: { activityId: string | undefined }) {
  const { data, isPending } = useAnswer(getActivityById, { activityId })
  const now = useServerNowAt([parseServerTime(data?.startTime), parseServerTime(data?.endTime)])
  if (isPending) return <SkeletonBlock className={styles.skeleton} />
  const dates = data && datesText(data)
  if (!data || (!dates && !data.status)) return null
  const phase = phaseOf(data, now)
  return (
    <div className={styles.season}>
      <span className={styles.chip} data-phase={phase}>
        {PHASE_LABELS[phase]}
      </span>
      {dates && <p className={styles.dates}>{dates}</p>}
    </div>
  )
}

const SPOKES = Array.from({ length: 8 }, (_, index) => index * 45)
const COLOURS = ['#ff3b5c', '#ffc93c', '#1fb6a6', '#ffffff']

/** A ferris wheel on a torn-off ticket. */
function FerrisWheelIcon() {
  return (
    <svg viewBox="0 0 120 112" width="100%" fill="none">
      <path d="M6 84h108v8a6 6 0 0 0 0 12v6H6v-6a6 6 0 0 0 0-12z" fill="#c8173b" />
      <path d="M24 88v20" stroke="#ffe9c2" strokeWidth="2" strokeDasharray="3 4" />
      <path d="M38 97h44" stroke="#ffc93c" strokeWidth="4" strokeLinecap="round" />
      <path d="m60 52-24 38M60 52l24 38" stroke="#8a2b3c" strokeWidth="5" strokeLinecap="round" />
      <g className={styles.wheel}>
        <circle cx="60" cy="52" r="38" stroke="#c8173b" strokeWidth="4" />
        <circle cx="60" cy="52" r="30" stroke="#ffc93c" strokeWidth="2" />
        {SPOKES.map((angle, index) => (
          <g key={angle} transform={`rotate(${angle} 60 52)`}>
            <path d="M60 52V14" stroke="#c8173b" strokeWidth="2" />
            <circle
              cx="60"
              cy="13"
              r="7"
              fill={COLOURS[index % COLOURS.length]}
              stroke="#8a2b3c"
              strokeWidth="2"
            />
          </g>
        ))}
      </g>
      <circle cx="60" cy="52" r="8" fill="#ffc93c" stroke="#8a2b3c" strokeWidth="3" />
    </svg>
  )
}

/** The page's own text, used if the platform's does not load. Free of figures that can change. */
const BUILT_IN_RULES = `
<h2>一、活动时间</h2>
<p>活动的起止时间以本页顶部和活动页展示的为准，均为北京时间，以平台服务器记录的时间为准。</p>
<h2>二、参与对象</h2>
<p>完成手机号注册的平台用户均可参与浏览和邀请；认领领地须完成本人实名认证，并达到申请页列出的条件。</p>
<h2>三、玩法说明</h2>
<ol>
<li><strong>免费认领：</strong>活动期内提供限量的免费认领名额，提交申请后按先后排队，名额领完即止。</li>
<li><strong>邀请居民：</strong>领主邀请好友成为领地居民，有效居民数计入领地的活动表现。</li>
<li><strong>领地榜：</strong>活动期内按繁荣度排名，名次定时更新。</li>
</ol>
<h2>四、奖励与发放</h2>
<table>
<thead><tr><th>奖励</th><th>获得条件</th><th>发放时间</th></tr></thead>
<tbody>
<tr><td>嘉年华徽章</td><td>成功邀请居民或认领领地</td><td>达成后实时发放</td></tr>
<tr><td>榜单奖励</td><td>活动结束时名列领地榜前列</td><td>活动结束后五个工作日内</td></tr>
<tr><td>实物礼品</td><td>以活动页展示的条件为准</td><td>填写地址后十五个工作日内寄出</td></tr>
</tbody>
</table>
<p>奖励的种类和数量以活动页展示的为准，不折现、不转让。</p>
<h2>五、公平原则</h2>
<p>同一实名信息、同一设备视为同一位参与者。使用虚拟号码、批量注册、自动化工具等方式参与的，取消资格并收回奖励。</p>
<h2>六、特别说明</h2>
<ul>
<li>本活动与手机厂商、应用商店无关，它们不是赞助方，也不参与活动。</li>
<li>数字资产请理性收藏，禁止炒作。领地权益不含任何收益承诺。</li>
<li>因系统故障等不可抗力需要调整的，平台会提前公告，已达成的进度不受影响。</li>
</ul>
<h2>七、主办方</h2>
<p>活动由平台运营方主办。对活动有疑问，可以在App的「我的 - 联系客服」中咨询。</p>
`.trim()
