import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import type { ButtonLook } from '@/ui/button/buttonClasses'
import { countOpening, openApp } from './openApp'
import type { OpenAppOptions } from './openAppPlan'
import { LaunchPlace } from './tag/LaunchPlace'

interface OpenAppButtonProps
  extends ButtonLook, Pick<OpenAppOptions, 'pageName' | 'path' | 'counted'> {
  /** Tracks the tap under the page's own name. */
  onPress?: () => void
  disabled?: boolean
  children: ReactNode
}

/** A button that only opens the app: in WeChat, if the build is set up for it, with one tap. */
export function OpenAppButton({ pageName, path, counted, onPress, ...rest }: OpenAppButtonProps) {
  const options = { pageName, path, counted }
  const open = () => {
    onPress?.()
    return openApp(options)
  }
  const button = <Button {...rest} onPress={open} />
  if (!import.meta.env.VITE_WX_SIGNATURE_PATH || !import.meta.env.VITE_WX_OPEN_APP_ID) return button
  return (
    <LaunchPlace
      path={path}
      wide={rest.wide}
      disabled={rest.disabled}
      onLaunch={() => {
        onPress?.()
        countOpening(options)
      }}
      onError={() => void open()}
    >
      {button}
    </LaunchPlace>
  )
}
