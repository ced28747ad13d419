import { useCampaign } from '@/kit/page/useCampaign'
import { Button, type ButtonProps } from '@/ui/button/Button'

/** A button that opens the login, where nothing more can be done without it. */
export function LoginButton({
  children = '登录后查看',
  ...look
}: Omit<ButtonProps, 'onPress' | 'children'> & { children?: string }) {
  const { openLogin } = useCampaign()
  return (
    <Button {...look} onPress={openLogin}>
      {children}
    </Button>
  )
}
