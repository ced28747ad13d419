import { useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { Button } from '@/ui/button/Button'
import { AlertIcon, RefreshIcon } from '@/ui/icons'
import { remInPx, textZoom } from '@/ui/remInPx'
import { Making } from './Making'
import { Poster, type PosterProps, type PosterWords } from './Poster'
import type { PosterState } from './posterState'
import type { PosterRun } from './usePoster'
import styles from './PosterStage.module.css'

interface PosterStageProps {
  run: PosterRun
  words: PosterWords
  name: string
  onPressBeside: () => void
  children?: ReactNode
}

/** The poster as large as the screen allows: live while it is made, then as an image that can be saved. */
export function PosterStage({ run, words, name, onPressBeside, children }: PosterStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const fit = useFit(stage)
  const [zoom] = useState(textZoom)
  const { state, node, again } = run
  const making = makingOf(state)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a tap beside the poster; the close button does the same
    <div
      ref={stage}
      className={styles.stage}
      onClick={(event) => event.target === event.currentTarget && onPressBeside()}
    >
      <div className={styles.frame} style={{ '--fit': fit, '--text-zoom': zoom } as CSSProperties}>
        {making && (
          <div className={styles.scaled}>
            <Poster ref={node} words={words} name={name} {...making}>
              {children}
            </Poster>
          </div>
        )}
        {state.step === 'ready' && (
          <img
            className={styles.image}
            src={state.image}
            alt={`${name}的邀请海报：${words.title}`}
          />
        )}
        {state.step === 'expired' && state.image && (
          <img className={styles.old} src={state.image} alt="" />
        )}
        {making && <Making />}
        {state.step === 'failed' && <Failed onRetry={again} />}
        {state.step === 'expired' && <Expired onRefresh={again} />}
      </div>
    </div>
  )
}

/** The known parts of the poster being made; undefined if none is being made. */
function makingOf(state: PosterState): Pick<PosterProps, 'avatar' | 'code'> | undefined {
  if (state.step === 'loading') return { avatar: undefined, code: state.code }
  return state.step === 'drawing' ? { avatar: state.avatar, code: state.code } : undefined
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <AlertIcon className={styles.icon} />
      <p>海报生成失败，请重试</p>
      <Button small onPress={onRetry} className={styles.retry}>
        重试
      </Button>
    </div>
  )
}

function Expired({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <button type="button" className={styles.refresh} onClick={onRefresh}>
        <RefreshIcon className={styles.icon} />
        二维码已过期，点击刷新
      </button>
    </div>
  )
}

/** The poster's size in rem: 750 × 1200 design px. */
const WIDTH_REM = 10
const HEIGHT_REM = 16

/** The scale at which the whole poster fits into this element. */
function useFit(stage: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(0.6)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const measure = () => {
      const rem = remInPx()
      const { clientWidth, clientHeight } = element
      if (rem > 0 && clientWidth > 0 && clientHeight > 0)
        setFit(Math.min(1, clientWidth / (WIDTH_REM * rem), clientHeight / (HEIGHT_REM * rem)))
    }
    measure()
    // The layer opens after its content is mounted: before that nothing has a size.
    const frame = requestAnimationFrame(measure)
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', measure)
    }
  }, [stage])
  return fit
}
