import { useEffect, useEffectEvent, useRef, type CSSProperties, type ReactNode } from 'react'
import { currentVisit } from '@/bridge/environment'
import { appPath } from '@/kit/open-app/openAppPlan'
import { useLayTag, type TagOptions } from './openTags'

interface LaunchPlaceProps extends Pick<TagOptions, 'onLaunch' | 'onError'> {
  /** A page inside the app; its home without it. */
  path: string | undefined
  disabled?: boolean | undefined
  wide?: boolean | undefined
  /** One button. */
  children: ReactNode
}

/** The button fills it as it would fill its parent. */
const PLACE: CSSProperties = { position: 'relative', display: 'grid' }
const WIDE: CSSProperties = { ...PLACE, width: '100%' }

/** Puts WeChat's launch tag over the button inside; outside WeChat only the button. */
export function LaunchPlace(props: LaunchPlaceProps) {
  return currentVisit().visit === 'wechat' ? <TagPlace {...props} /> : props.children
}

function TagPlace({ path, disabled = false, wide, children, ...handlers }: LaunchPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const onLaunch = useEffectEvent(handlers.onLaunch)
  const onError = useEffectEvent(handlers.onError)
  const layTag = useLayTag()
  const target = appPath(path)
  useEffect(() => {
    const button = place.current?.querySelector('button')
    if (!layTag || disabled || !place.current || !button) return undefined
    return layTag(place.current, button, {
      target,
      onLaunch: () => onLaunch(),
      onError: () => onError(),
    })
  }, [layTag, disabled, target])
  return (
    <div ref={place} style={wide ? WIDE : PLACE}>
      {children}
    </div>
  )
}
