import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { celebrate } from '@/kit/claim/celebrate'
import { NoticeCard } from '@/kit/page/parts/NoticeCard'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'

interface SignInCardProps {
  title: string
  text: string
  /** It has just been reached. */
  isFresh?: boolean
}

/** The first days are over: what comes next. */
export function SignInCard({ title, text, isFresh = false }: SignInCardProps) {
  const { track } = useCampaign()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh && heading.current) void celebrate(heading.current)
  }, [isFresh])
  return (
    <NoticeCard label={title} title={title} text={text} ref={heading}>
      <Button
        wide
        onPress={() => {
          track('button', 'go-sign-in')
          return navigate('/sign-in?from=newcomers')
        }}
      >
        去签到
      </Button>
    </NoticeCard>
  )
}
