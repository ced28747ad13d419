import { editGlory, saveGlory } from '@/api/territory'
import type { Territory, TerritoryGlory } from '@/api/territory'
import { useWrite } from '@/kit/campaign/useWrite'
import { showToast } from '@/ui/toast'

export type HandedIn = Pick<TerritoryGlory, 'gloryId' | 'text' | 'auditStatus'>

interface EngraveOptions {
  /** The field is there to say what the platform says against its words. */
  isOpen: boolean
  territory: Pick<Territory, 'territoryId' | 'glory'>
  /** Asks the page's data again; answers the plaque's words. @throws Error when there is no answer */
  reload: () => Promise<string>
  /** The words wait for their review; undefined where only the page's data say so. */
  onDone: (words?: HandedIn) => void
  onSignedOut: () => void
  /** The words were refused. */
  onRefused: (text: string) => void
}

const DONE_TEXT = '已提交审核'

/** Changes the plaque's words, or engraves the first ones. */
export function useEngrave({ isOpen, territory, reload, onDone, ...on }: EngraveOptions) {
  const finish = (words?: HandedIn) => {
    showToast(DONE_TEXT)
    onDone(words)
  }
  const { state, write } = useWrite({
    send: ({ territoryId, gloryId, text }: Intent) =>
      gloryId ? editGlory({ gloryId, text }) : saveGlory({ territoryId, text }),
    replaces: true,
    onDone: (answer, { text }) => {
      finish({ ...answer, text })
      return reload()
    },
    confirm: async ({ text }) => {
      const happened = (await reload()) === text
      if (happened) finish()
      return happened
    },
    onSignedOut: on.onSignedOut,
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      if (isOpen) on.onRefused(failure.text)
      return isOpen
    },
  })
  return {
    busy: state.name === 'submitting' || state.name === 'checking',
    engrave: (text: string) =>
      write({ territoryId: territory.territoryId, gloryId: territory.glory?.gloryId ?? '', text }),
  }
}

interface Intent {
  territoryId: string
  gloryId: string
  text: string
}
