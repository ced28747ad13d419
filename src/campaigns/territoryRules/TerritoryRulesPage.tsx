import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { DISCLAIMER, addIncomeDisclaimer } from '@/kit/rules/incomeDisclaimer'
import { LinearGradient } from '@/ui/Gradient'
import { head } from './head'
import styles from './TerritoryRulesPage.module.css'

const SECTIONS = {
  apply: ['申请', '认领'],
  income: ['收益', '委托', '托管'],
  resident: ['居民'],
  glory: ['荣耀', '荣誉'],
  recall: ['回收', '退出'],
}

/** How territories are adopted, what they yield, and how they are returned. */
export function TerritoryRulesPage() {
  const { track } = useCampaign()
  return (
    <RuleDoc
      type="TERRITORY_RULES"
      title={head.title}
      icon={<MapIcon />}
      builtInHtml={BUILT_IN_RULES}
      sections={SECTIONS}
      amend={addIncomeDisclaimer}
      className={styles.theme}
      footer={
        <>
          <p className={styles.disclaimer} role="note">
            {DISCLAIMER}
          </p>
          <ButtonLink wide to="/territory" onClick={() => track('button', 'go-territory')}>
            去认领
          </ButtonLink>
        </>
      }
    />
  )
}

/** A map in three folds, with a path to a flag. */
function MapIcon() {
  return (
    <svg viewBox="0 0 120 96" width="100%" fill="none">
      <defs>
        <LinearGradient id="map-light" x1="0" y1="0" x2="0" y2="1" stops="#fff7dd, #f0dca6" />
        <LinearGradient id="map-dark" x1="0" y1="0" x2="0" y2="1" stops="#e9d294, #cfb470" />
      </defs>
      <path
        d="M12 30 44 16l32 12 32-14v56L76 86 44 74 12 86z"
        fill="#1d2a20"
        opacity=".14"
        transform="translate(2 5)"
      />
      <path d="M12 26 44 14v58L12 84z" fill="url(#map-light)" />
      <path d="m44 14 32 12v58L44 72z" fill="url(#map-dark)" />
      <path d="m76 26 32-14v58L76 84z" fill="url(#map-light)" />
      <path
        d="M12 50c10-6 20-2 32-8v16c-12 6-22 2-32 8zM76 44c12-4 20-12 32-12v16c-12 0-20 10-32 14z"
        fill="#7fb58c"
        opacity=".85"
      />
      <path d="M44 42c12 6 20 0 32 2v18c-12-2-20 4-32-4z" fill="#5d9a70" opacity=".85" />
      <path
        d="M22 74c8-12 20-2 26-14s14-6 20-14 12-4 16-10"
        stroke="#a2542c"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path d="M86 40V10" stroke="#5c3a1e" strokeWidth="4" strokeLinecap="round" />
      <path d="M87 9c10-5 14 4 24-1v15c-10 5-14-4-24 1z" fill="#1f5c3a" />
      <ellipse cx="86" cy="41" rx="6" ry="2.500" fill="#5c3a1e" opacity=".35" />
      <circle cx="22" cy="74" r="5" fill="#a2542c" />
    </svg>
  )
}

/** The page's own text, used if the platform's does not load. Free of figures that can change. */
const BUILT_IN_RULES = `
<h2>一、认领条件</h2>
<ol>
<li>账号已完成本人实名认证，且没有正在处理的违规。</li>
<li>达到申请页列出的等级和贡献要求；每一项是否达成，以申请页为准。</li>
<li>每人同一时间只能担任一块领地的领主。</li>
</ol>
<h2>二、申请与审核</h2>
<ol>
<li>在领地页选择「申请认领」，填写申请人姓名和治理计划，同意《领地认领协议》后提交。</li>
<li>审核一般在三个工作日内完成。多人申请同一块领地的，按提交先后审核。</li>
<li>审核通过即成为领主；未通过的，页面会说明原因，补充后可以再次提交。</li>
</ol>
<h2>三、收益说明</h2>
<p>领地的收益来自居民活跃、活动和服务，按周期结算。页面展示的数字由历史数据推算，预计收益仅供参考，不代表承诺，以实际结算为准。</p>
<h2>四、居民与邀请</h2>
<ol>
<li>领主可以用专属链接或海报邀请好友成为居民，居民数不超过领地的上限。</li>
<li>每人同一时间只属于一块领地；更换领地后，原领地的居民身份自动结束。</li>
<li>邀请关系以平台记录为准，建立后不可更改。</li>
</ol>
<h2>五、荣耀铭刻</h2>
<p>集齐指定藏品的领主可以在领地铭刻一句话。内容经审核后展示，可以修改，修改后重新审核。违法、广告或侵犯他人权益的内容不予展示。</p>
<h2>六、委托</h2>
<p>领主可以把日常事务委托给管家。委托期间的费用和分成在确认前展示，委托可以提前结束，已结算的部分不退回。</p>
<h2>七、回收与退出</h2>
<ol>
<li>领主可以随时申请退出，公示期满后生效。</li>
<li>长期无人管理、严重违规或违反认领协议的领地，平台会提前通知，仍未改正的予以回收。</li>
<li>回收或退出后，居民身份保留，铭刻内容停止展示。</li>
</ol>
`.trim()
