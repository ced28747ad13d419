import type { NewcomerGift } from '@/api/originalResident'
import { ACTION_WORDS, type ActionWords } from '@/kit/page/parts/actionStates'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { Avatar } from '@/ui/picture/Avatar'
import { Tap } from './clicks'
import type { Inviter } from './inviter'
import { residentNumber, type GiftState } from './resident'
import styles from './NewcomerCards.module.css'

interface GiftCardProps {
  /** Null: newcomers get nothing, and can only register. */
  gift: NewcomerGift | null
  state: GiftState
  /** It is being claimed. */
  busy: boolean
  onPress: PressHandler
}

const CLOSED: Partial<Record<GiftState, ActionWords>> = ACTION_WORDS

/** The welcome gift for newcomers, or the registration without one. */
export function GiftCard({ gift, state, busy, onPress }: GiftCardProps) {
  const { label, disabled } = CLOSED[state] ?? { label: '我是新用户', disabled: false }
  if (!gift && (state === 'NONE' || state === 'OFFLINE') && !busy) return null
  return (
    <section className={styles.card} aria-label={gift ? '新人礼包' : '成为原住民'}>
      {gift && (
        <>
          <GiftPicture />
          <p className={styles.tag}>新人见面礼</p>
        </>
      )}
      <h2 className={styles.name}>{gift?.rewardName || '欢迎来到新世界'}</h2>
      <p className={styles.note}>
        {gift ? '首次注册即可领取，每人一份' : '手机号注册，即可成为原住民'}
      </p>
      <Tap name="new-user">
        <Button wide disabled={disabled} busy={busy} onPress={onPress} className={styles.button}>
          {label}
        </Button>
      </Tap>
    </section>
  )
}

/** A chest of the desert, open, with light in it. */
function GiftPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 180" aria-hidden="true">
      <defs>
        <RadialGradient
          id="resident-chest-light"
          cx=".5"
          cy=".55"
          r=".5"
          stops="#fff3c4, #ffb36b/.6 .4, #ff8a5b/0"
        />
        <LinearGradient id="resident-chest" x2="1" y2="1" stops="#e8845f, #7a345f" />
      </defs>
      <circle cx="120" cy="92" r="90" fill="url(#resident-chest-light)" />
      <ellipse cx="120" cy="166" rx="82" ry="10" fill="#180c30" opacity=".5" />
      <path fill="#5a2658" d="M56 84l18-42c4-8 10-12 18-12h56c8 0 14 4 18 12l18 42z" />
      <path fill="#fff1c4" d="M66 84l8-14h92l8 14z" />
      <path fill="#ffd68f" d="M84 84l-16-60 34 44 18-62 18 62 34-44-16 60z" opacity=".5" />
      <g>
        <path fill="#86f3dc" d="M120 44l14 18-14 26-14-26z" />
        <path fill="#c9fff3" d="M120 44l14 18h-28z" />
        <path fill="#ffe08f" d="M86 66l10 10-6 14-12-6zM154 66l-10 10 6 14 12-6z" />
      </g>
      <path fill="url(#resident-chest)" d="M50 84h140v62a16 16 0 0 1-16 16H66a16 16 0 0 1-16-16z" />
      <path fill="#ffd0a0" d="M46 80h148v14H46z" />
      <path fill="#4a1f52" opacity=".45" d="M78 94h12v68H78zM150 94h12v68h-12z" />
      <path fill="#ffd0a0" d="M104 94h32v28a16 16 0 0 1-32 0z" />
      <circle cx="120" cy="112" r="7" fill="#5a2658" />
      <path
        fill="none"
        stroke="#ffc38f"
        strokeWidth="3"
        opacity=".7"
        d="M54 100v44a14 14 0 0 0 12 14"
      />
    </svg>
  )
}

const STEPS = ['手机号注册', '领取礼包', '进入新世界'] as const

/** The steps to become a resident. */
export function Steps({ gift }: { gift: boolean }) {
  const steps = gift ? STEPS : [STEPS[0], STEPS[2]]
  return (
    <ol className={styles.steps} aria-label="参与步骤">
      {steps.map((step, at) => (
        <li key={step} className={styles.step}>
          <span className={styles.stone} aria-hidden="true">
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}

export function InviterCard({ inviter }: { inviter: Inviter }) {
  const { name, avatar, residentNo, slogan } = inviter
  return (
    <section className={styles.inviter} aria-label="邀请人">
      <Avatar src={avatar} name={name} size={108} className={styles.avatar} />
      <div className={styles.words}>
        <p className={styles.inviterName}>{name}</p>
        {residentNo !== '' && <p className={styles.number}>原住民 {residentNumber(residentNo)}</p>}
        <p className={styles.slogan}>{slogan || '邀请你一起成为原住民'}</p>
      </div>
    </section>
  )
}
