import { showLayer } from '@/kit/page/showLayer'
import { env } from '@/lib/env'
import { Dialog } from '@/ui/modal/Dialog'

/** Shows the site of the address, and opens it if the person confirms. */
export function askToLeave(href: string): void {
  // As the browser reads it: no name before an @, and foreign letters in ASCII.
  const { host } = new URL(href)
  const close = showLayer((layer) => (
    <Dialog
      open={layer.open}
      onClose={layer.close}
      title={`即将离开${env.productName}`}
      action={{ label: '继续前往', onPress: () => window.location.assign(href) }}
      otherAction={{ label: '取消', onPress: layer.close }}
    >
      你将前往 <b>{host}</b>
      ，这是其他网站，请勿在那里输入验证码或密码。
    </Dialog>
  ))
  // On Back from there the dialog is closed.
  window.addEventListener('pageshow', close, { once: true })
}
