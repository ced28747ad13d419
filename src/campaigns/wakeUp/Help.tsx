import { useId, useState } from 'react'
import { currentVisit } from '@/bridge/environment'
import { useCampaign } from '@/kit/page/useCampaign'
import { ChevronDownIcon } from '@/ui/icons'
import styles from './Help.module.css'

const IN_WECHAT = {
  title: '在微信里',
  text: '点击右上角 ···，选择在浏览器打开，再点「立即打开」。',
}
const STEPS = [
  { title: '系统询问时', text: '弹出「是否打开App」时，请选择「打开」或「允许」。' },
  { title: '还没有安装', text: '点「下载App」，安装后回到本页，再点「立即打开」。' },
  { title: '装了也打不开', text: '请把App更新到最新版本；仍不行时，从手机桌面打开App。' },
] as const

/** What a person can do if the button did not open the app. */
export function Help({ startsOpen }: { startsOpen: boolean }) {
  const id = useId()
  const { track } = useCampaign()
  const [open, setOpen] = useState(startsOpen)
  const steps = currentVisit().visit === 'wechat' ? [IN_WECHAT, ...STEPS] : STEPS
  return (
    <section className={styles.help} aria-label="打不开的办法">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          track('card', 'help')
          setOpen(!open)
        }}
      >
        打不开？
        <ChevronDownIcon className={open ? styles.up : styles.down} />
      </button>
      <ol id={id} className={styles.steps} hidden={!open}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={styles.stepTitle}>{title}</p>
              <p className={styles.stepText}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
