import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { totalProgress } from './albums/album'
import { Hero } from './hero/Hero'
import type { Cards } from './useCards'

/** The hero with the person's own progress; a guest's numbers are masked. */
export function CardsHero({ cards }: { cards: Cards }) {
  const { loggedIn, openLogin } = useCampaign()
  const albums = cards.albums.data
  if (!albums || albums.length === 0) return <Hero share={undefined} text="已收集 --" />
  const { collected, total } = totalProgress(albums)
  if (!loggedIn)
    return (
      <Hero share={undefined} text={`已收集 --/${total}`}>
        <Button small onPress={openLogin}>
          登录后参与
        </Button>
      </Hero>
    )
  const share = total > 0 ? collected / total : 0
  return <Hero share={share} text={`已收集 ${collected}/${total}`} />
}
