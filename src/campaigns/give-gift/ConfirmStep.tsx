import { useRef, useState } from 'react'
import type { Asset } from '@/api/assets'
import type { UserInfo } from '@/api/login'
import type { FoundUser } from '@/api/user'
import { LazyCaptcha } from '@/kit/login/form/LazyCaptcha'
import { CodeField } from '@/kit/login/form/CodeField'
import { useSendCode } from '@/kit/login/form/useSendCode'
import { placeOf } from '@/kit/login/loginRules'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { identityLines } from '@/kit/people/identityLines'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { TextArea } from '@/ui/form/TextArea'
import { GiftIcon } from '@/ui/icons'
import { Avatar } from '@/ui/picture/Avatar'
import { Picture } from '@/ui/picture/Picture'
import { showToast } from '@/ui/toast/toast'
import { MESSAGE_MAX, formErrors } from './gift'
import { Notes } from './Notes'
import type { Giving } from './useGift'
import styles from './ConfirmStep.module.css'

interface ConfirmStepProps {
  assets: readonly Asset[]
  receiver: FoundUser | undefined
  me: UserInfo | undefined
  message: string
  onMessage: (message: string) => void
  giving: Giving
  onOtherPerson: () => void
}

/** The confirmation: receiver, assets, a message, and that it is final. */
export function ConfirmStep({ message, onMessage, giving, ...people }: ConfirmStepProps) {
  const { track } = useCampaign()
  const { receiver, me } = people
  const [agreed, setAgreed] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const errors = formErrors({ message, agreed, code: giving.code })
  const submit = () => {
    track('button', 'confirm-give')
    setIsTried(true)
    if (errors.code !== undefined) giving.failCode(errors.code)
    if (!receiver || Object.values(errors).some((error) => error !== undefined)) return undefined
    return giving.give(receiver.uid, message.trim())
  }
  return (
    <form
      aria-label="确认转赠"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Card label="转赠内容">
        <FromTo {...people} />
      </Card>
      <Card label="附言">
        <TextArea
          label="附言"
          value={message}
          onChange={onMessage}
          max={MESSAGE_MAX}
          placeholder="写句话给TA（选填）"
          readOnly={giving.isPending}
          error={isTried ? errors.message : undefined}
        />
      </Card>
      <Notes />
      <Card label="验证">
        <CodeRow phone={me?.phoneMasked ?? ''} giving={giving} />
        <Checkbox checked={agreed} onChange={setAgreed} error={isTried ? errors.agreed : undefined}>
          我已知晓转赠后不可撤回
        </Checkbox>
        <Button wide busy={giving.isPending} className={styles.give} onPress={submit}>
          确认转赠
        </Button>
      </Card>
    </form>
  )
}

type People = Omit<ConfirmStepProps, 'message' | 'onMessage' | 'giving'>

/** Sender, receiver and assets. */
function FromTo({ me, receiver, assets, onOtherPerson }: People) {
  const to = receiver?.nickname || '未命名用户'
  return (
    <>
      <div className={styles.pair}>
        <Person name={me?.nickname || '我'} avatar={me?.avatar} />
        <GiftIcon className={styles.between} />
        <Person
          name={to}
          avatar={receiver?.avatar}
          lines={receiver ? identityLines(receiver) : []}
        />
      </div>
      <AssetRows assets={assets} />
      <Button small quiet onPress={onOtherPerson}>
        更换受赠人
      </Button>
    </>
  )
}

interface PersonProps {
  name: string
  avatar: string | undefined
  lines?: readonly string[]
}

function Person({ name, avatar, lines = [] }: PersonProps) {
  return (
    <div className={styles.person}>
      <Avatar src={avatar} name={name} size={120} />
      <span className={styles.who}>{name}</span>
      {lines.map((line) => (
        <span key={line} className={styles.identity}>
          {line}
        </span>
      ))}
    </div>
  )
}

/** The purpose of the code, ASSUMED: the platform then sends it to the person's own phone. */
const SCENE = 'GIVE'

/** The code sent to the person's own phone, of which the page has only the masked number. */
function CodeRow({ phone, giving }: { phone: string; giving: Giving }) {
  const { openLogin } = useCampaign()
  const input = useRef<HTMLInputElement>(null)
  const sms = useSendCode({
    scene: SCENE,
    phone,
    onSent: () => input.current?.focus(),
    onFailure: (failure) => {
      if (failure.kind === 'signedOut') openLogin()
      else if (placeOf(failure) === 'code') giving.failCode(failure.text)
      else if (!failure.toasted) showToast(failure.text)
    },
  })
  return (
    <>
      {sms.left === 0 && (
        <p className={styles.phone}>
          {phone === '' ? '验证码将发送至你的手机' : `验证码将发送至 ${phone}`}
        </p>
      )}
      <CodeField
        input={input}
        form={{
          sms,
          phone,
          code: giving.code,
          changeCode: giving.changeCode,
          sendCode() {
            giving.failCode(undefined)
            return sms.send()
          },
          errors: { code: giving.codeError },
          isKnown: true,
        }}
      />
      <LazyCaptcha sms={sms} ahead />
    </>
  )
}

/** The assets given, one below the other. */
export function AssetRows({ assets }: { assets: readonly Asset[] }) {
  return (
    <ul className={styles.assets} aria-label="转赠的资产">
      {assets.map(({ assetId, name, cover, serialNo }) => (
        <li key={assetId}>
          <Picture src={cover} name={name} decorative ratio={1} className={styles.cover} />
          <span className={styles.name}>{name || '未命名资产'}</span>
          <span className={styles.serial}>{serialNo}</span>
        </li>
      ))}
    </ul>
  )
}
