import { useState } from 'react'
import { identityLines } from '@/kit/people/identityLines'
import { UserSearchSheet } from '@/kit/people/UserSearchSheet'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { FieldError } from '@/ui/form/FieldError'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { PlusIcon } from '@/ui/icons'
import styles from './Steps.module.css'
import type { Guest } from './useHost'

interface GuestStepProps {
  guest: Guest | null | undefined
  ownUid: string | undefined
  loggedIn: boolean
  error: string | undefined
  onPick: (guest: Guest) => void
}

/** 「第一步」: the guest. */
export function GuestStep({ guest, ownUid, loggedIn, error, onPick }: GuestStepProps) {
  const { track, openLogin } = useCampaign()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const choose = () => {
    track('button', 'choose-guest')
    if (loggedIn) open()
    else openLogin(open)
  }
  return (
    <Card heading="一、请谁来" className={styles.step}>
      {guest ? (
        <Chosen guest={guest} onChange={choose} />
      ) : (
        <button type="button" className={styles.add} onClick={choose}>
          <PlusIcon />
          选择客人
        </button>
      )}
      <FieldError text={error} className={styles.error} />
      <UserSearchSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="选择客人"
        pickLabel="选择"
        whyNot={({ uid }) => (uid === ownUid ? '不能邀请自己' : undefined)}
        onPick={(user) => {
          onPick(user)
          setIsOpen(false)
        }}
      />
    </Card>
  )
}

function Chosen({ guest, onChange }: { guest: Guest; onChange: () => void }) {
  const name = guest.nickname || '未命名用户'
  return (
    <div className={styles.guest}>
      <Avatar src={safeImage(guest.avatar)} name={name} />
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        {identityLines(guest).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
      <Button small quiet onPress={onChange} label="更换客人">
        更换
      </Button>
    </div>
  )
}
