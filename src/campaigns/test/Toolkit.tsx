import { useState } from 'react'
import { Chip } from '@/ui/Chip'
import { Section } from './Section'
import { ToolkitActions } from './ToolkitActions'
import { ToolkitCampaign } from './ToolkitCampaign'
import { ToolkitComments } from './ToolkitComments'
import { ToolkitGame } from './ToolkitGame'
import { ToolkitInputs } from './ToolkitInputs'
import { ToolkitInvite } from './ToolkitInvite'
import { ToolkitLanding } from './ToolkitLanding'
import { ToolkitLayers } from './ToolkitLayers'
import { ToolkitLists } from './ToolkitLists'
import { ToolkitLoading } from './ToolkitLoading'
import { ToolkitLogin } from './ToolkitLogin'
import { ToolkitLook } from './ToolkitLook'
import { ToolkitMedia } from './ToolkitMedia'
import { ToolkitMoments } from './ToolkitMoments'
import { ToolkitRules } from './ToolkitRules'
import { ToolkitScene } from './ToolkitScene'
import { ToolkitShare } from './ToolkitShare'
import { ToolkitShell } from './ToolkitShell'
import { ToolkitTasks } from './ToolkitTasks'
import { ToolkitTerritory } from './ToolkitTerritory'
import { ToolkitGoods } from './ToolkitGoods'
import { ToolkitOrders } from './ToolkitOrders'
import { ToolkitWheel } from './ToolkitWheel'
import { ToolkitWrite } from './ToolkitWrite'
import { VectorsSection } from './VectorsSection'
import type { Checks } from './useChecks'
import { Line } from './Group'
import styles from './Toolkit.module.css'

/** Every shared part in its states, under this page's theme or the product's own colours. */
export function Toolkit({ checks }: { checks: Checks }) {
  const [light, setLight] = useState(false)
  return (
    <Section number="06" title="工具箱" note="共享部件的每一种状态，内容均为示例。">
      <VectorsSection checks={checks} />
      <div className={styles.themes}>
        <Line>
          <Chip chosen={!light} onPress={() => setLight(false)}>
            深色主题
          </Chip>
          <Chip chosen={light} onPress={() => setLight(true)}>
            默认主题
          </Chip>
        </Line>
      </div>
      <div className={light ? styles.light : undefined}>
        <ToolkitShell light={light} />
        <ToolkitActions />
        <ToolkitWrite />
        <ToolkitLogin />
        <ToolkitLanding />
        <ToolkitInputs />
        <ToolkitCampaign />
        <ToolkitLists />
        <ToolkitLayers />
        <ToolkitLoading />
        <ToolkitRules />
        <ToolkitScene />
        <ToolkitMoments />
        <ToolkitComments />
        <ToolkitMedia />
        <ToolkitTasks />
        <ToolkitTerritory />
        <ToolkitGoods />
        <ToolkitOrders />
        <ToolkitWheel />
        <ToolkitInvite />
        <ToolkitGame />
        <ToolkitShare />
        <ToolkitLook />
      </div>
    </Section>
  )
}
