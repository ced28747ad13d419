import { editGlory, saveGlory, type Territory } from '@/api/territory'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { withGlory } from './glory'

/** The page's own query of the territory. */
export interface GlorySource {
  /** Asks the platform for the territory as it is now. @throws what the call throws */
  fetchFresh: () => Promise<Territory | null>
  /** Shows this territory from now on. */
  applyPatch: (territory: Territory) => void
  refetch: () => Promise<unknown>
}

interface EngraveOptions {
  /** The field is open and can show the platform's refusal. */
  isOpen: boolean
  territory: Territory
  source: GlorySource
  /** The inscription waits for its review. */
  onDone: () => void
  onClose: () => void
  onRefused: (text: string) => void
}

interface Intent {
  territoryId: string
  /** '' for the first inscription. */
  gloryId: string
  /** The album of the inscription; left out if there is none. */
  collectionId?: string
  text: string
}

const DONE_TEXT = '已提交审核'

/** Engraves a first inscription, or changes the present one. */
export function useEngrave({ isOpen, territory, source, onDone, ...on }: EngraveOptions) {
  const logInAgain = useLogInAgain()
  const finish = () => {
    showToast(DONE_TEXT)
    onDone()
  }
  return useWrite({
    send: ({ gloryId, text, ...first }: Intent) =>
      gloryId ? editGlory({ gloryId, text }) : saveGlory({ ...first, text }),
    supersedes: true,
    onDone: (answer, { text }) => {
      source.applyPatch(withGlory(territory, { ...answer, text }))
      finish()
      return source.refetch()
    },
    checkApplied: async ({ text }) => {
      const applied = (await source.fetchFresh())?.glory?.text === text
      if (applied) finish()
      return applied
    },
    onSignedOut: () => {
      on.onClose()
      logInAgain()
    },
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      if (isOpen) on.onRefused(failure.text)
      return isOpen
    },
  })
}
