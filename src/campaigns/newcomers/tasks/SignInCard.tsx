import { useEffect, useRef } from 'react'
import { celebrate } from '@/kit/claim/celebrate'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { NoticeCard } from '@/kit/page/parts/NoticeCard'
import { useCampaign } from '@/kit/page/useCampaign'

interface SignInCardProps {
  title: string
  text: string
  /** It has just been reached. */
  isFresh?: boolean
}

/** The first days are over: the next step. */
export function SignInCard({ title, text, isFresh = false }: SignInCardProps) {
  const { track } = useCampaign()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh && heading.current) void celebrate(heading.current)
  }, [isFresh])
  return (
    <NoticeCard label={title} title={title} text={text} ref={heading}>
      <ButtonLink wide to="/sign-in?from=newcomers" onClick={() => track('button', 'go-sign-in')}>
        去签到
      </ButtonLink>
    </NoticeCard>
  )
}
