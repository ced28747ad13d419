import { useSaid } from '@/kit/wechat/said'
import { maskSecrets } from './mask'
import { Row, Section } from './Section'

/** WeChat's signature, its answer, and the cards; only in a build that is set up for it. */
export function WechatSection() {
  const said = useSaid()
  const note =
    said.length > 0 ? '按时间先后。' : '在微信中打开后，这里显示签名、微信的应答与分享卡片。'
  return (
    <Section number="WX" title="微信" note={note}>
      <ul>
        {said.map(({ label, ok, detail }, index) => (
          <Row
            // Lines are only added at the end.
            key={index}
            label={label}
            status={ok ? 'passed' : 'failed'}
            detail={maskSecrets(detail)}
          />
        ))}
      </ul>
    </Section>
  )
}
