import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { LinearGradient } from '@/ui/Gradient'
import { head } from './head'
import styles from './OpinionScoreRulesPage.module.css'

/** How the opinion score is computed. */
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

/** The page's own text, used if the platform's does not load. */
const BUILT_IN_RULES = `
<h2>一、什么是意见分</h2>
<p>意见分记录你对社区建设的贡献，由平台根据有效行为计算。它不是积分或货币，不可转让，也不能兑换现金。</p>
<h2>二、得分方式</h2>
<table>
<thead><tr><th>行为</th><th>得分</th><th>每日上限</th></tr></thead>
<tbody>
<tr><td>发起提案并通过审核</td><td>单次计分</td><td>有上限</td></tr>
<tr><td>提案被采纳</td><td>一次性加分，分值最高</td><td>不限</td></tr>
<tr><td>参与投票</td><td>每个议题计一次</td><td>有上限</td></tr>
<tr><td>发表优质评论</td><td>获得足够赞同后计分</td><td>有上限</td></tr>
</tbody>
</table>
<p>各项行为当前的分值和上限以App内「意见分明细」为准。分值在平台确认行为有效后计入，通常不超过十分钟。</p>
<h2>三、扣分</h2>
<ul>
<li>提案或评论因违规被删除的，扣回该内容所得的分值，并另行扣分。</li>
<li>刷票、组织拉票、用多个账号重复参与的，取消当期名次并扣分。</li>
<li>扣分后分值最低为零，不会出现负数。</li>
</ul>
<h2>四、周期与清零</h2>
<p>周榜自周一零点、月榜自每月一日零点起重新计算，总榜累计不清零。时间均为北京时间，以平台记录为准。</p>
<h2>五、排行与并列</h2>
<p>榜单按分值从高到低排列；分值相同时，先达到该分值者在前。名次定时更新，以榜单标注的更新时间为准。</p>
<h2>六、申诉</h2>
<p>对分值或名次有异议的，可以在结果公布后七日内，在App的「我的 - 联系客服」中提交说明。核实期间名次暂不变动。</p>
`.trim()

/** A balance with a speech bubble in one pan and a star in the other. */
function ScaleIcon() {
  return (
    <svg viewBox="0 0 120 104" width="100%" fill="none">
      <defs>
        <LinearGradient id="scale-post" x1="0" y1="0" x2="0" y2="1" stops="#5b86ee, #1d3a8a" />
        <LinearGradient id="scale-pan" x1="0" y1="0" x2="0" y2="1" stops="#8fb0fa, #3b6be0" />
      </defs>
      <ellipse cx="60" cy="97" rx="34" ry="5" fill="#1d3a8a" opacity=".14" />
      <path d="M57 18h6v68h-6z" fill="url(#scale-post)" />
      <path d="M40 96c0-7 8-12 20-12s20 5 20 12z" fill="url(#scale-post)" />
      <g className={styles.beam}>
        <path
          d="M16 22c16-6 28-8 44-8s28 2 44 8"
          stroke="url(#scale-post)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M18 22 6 58m12-36 12 36M102 22 90 58m12-36 12 36"
          stroke="#5b78b8"
          strokeWidth="2"
        />
        <path d="M2 58h32a16 16 0 0 1-32 0zM86 58h32a16 16 0 0 1-32 0z" fill="url(#scale-pan)" />
        <path
          d="M10 40h16a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-8l-5 4v-4h-3a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4z"
          fill="#ffc94d"
        />
        <path
          d="m102 37 3.1 6.600 7.200.900-5.300 5 1.400 7.100-6.400-3.500-6.400 3.500 1.400-7.100-5.300-5 7.200-.900z"
          fill="#ffc94d"
        />
      </g>
      <circle cx="60" cy="16" r="8" fill="#ffc94d" />
      <circle cx="57.500" cy="13.500" r="2.500" fill="#fff" opacity=".8" />
    </svg>
  )
}
