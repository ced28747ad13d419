import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { head } from './head'
import { ScaleIcon } from './ScaleIcon'
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
