import { useId, useState } from 'react'
import { getActivityById, type FreeTerritory } from '@/api/activity'
import { readApplyStatus } from '@/api/territory'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { PRIVACY_TITLES } from '@/kit/login/agreement/privacyTexts'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { answerKey, patchAnswer } from '@/kit/query/answer'
import { refetchPage } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { applicationOf, type Applied } from '@/kit/territory/applied'
import { ApplyFields } from '@/kit/territory/ApplyFields'
import { ResultDialog } from '@/kit/territory/ResultDialog'
import { useApplicant } from '@/kit/territory/useApplicant'
import { useApply, type ApplyWrite } from '@/kit/territory/useApply'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { FieldError } from '@/ui/form/FieldError'
import { Sheet } from '@/ui/modal/Sheet'
import { Picture } from '@/ui/picture/Picture'
import { addresses } from './carnival'
import { useCarnival } from './useCarnival'
import styles from './ClaimLayer.module.css'

/** The application, its result, and the agreement. */
export function ClaimLayer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [applied, setApplied] = useState<Applied>()
  const [isReading, setIsReading] = useState(false)
  const [chosen, setChosen] = useState({ name: '', territoryId: '' })
  const { pageName, track } = useCampaign()
  const openPage = useOpenPage(pageName)
  const carnival = useCarnival()
  const { application, applicationFailed, activityId } = carnival
  const knowsApplication = application !== undefined && !applicationFailed
  const write = useApply({
    isOpen: open,
    beforeNo: knowsApplication ? (application?.applyNo ?? '') : undefined,
    onClose,
    refetch: () => refetchPage(answerKey(getActivityById, { activityId })),
    onApplied: (answer) => {
      patchAnswer(readApplyStatus, {}, () => applicationOf(answer))
      onClose()
      setApplied(answer)
    },
  })
  return (
    <>
      <ClaimSheet
        open={open}
        onClose={() => {
          write.clearRefusal()
          onClose()
        }}
        territories={carnival.activity?.territories ?? []}
        inviteCode={carnival.inviteCode}
        write={write}
        onChosen={setChosen}
        onReadAgreement={() => setIsReading(true)}
      />
      <PrivacySheet
        type={isReading ? 'ADOPT_AGREEMENT' : undefined}
        onClose={() => setIsReading(false)}
      />
      <ResultDialog
        applied={applied}
        territoryName={applied?.territoryId === chosen.territoryId ? chosen.name : undefined}
        onClose={() => setApplied(undefined)}
        onVisit={() => {
          setApplied(undefined)
          track('button', 'my-territory')
          return openPage(addresses.territory(applied?.territoryId))
        }}
      />
    </>
  )
}

const AGREEMENT = `《${PRIVACY_TITLES.ADOPT_AGREEMENT}》`

interface ClaimSheetProps {
  open: boolean
  onClose: () => void
  territories: readonly FreeTerritory[]
  inviteCode: string | undefined
  write: ApplyWrite
  onChosen: (territory: Pick<FreeTerritory, 'territoryId' | 'name'>) => void
  onReadAgreement: () => void
}

/** The territory, the applicant, and the agreement. The input is kept when it is closed. */
function ClaimSheet({ open, onClose, territories, ...rest }: ClaimSheetProps) {
  const form = useClaimForm(territories, rest)
  const { write, onReadAgreement } = rest
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="免费认领"
      footer={
        <Button
          wide
          busy={write.isPending}
          disabled={territories.length === 0}
          onPress={form.submit}
        >
          提交申请
        </Button>
      }
    >
      <TerritoryChoice
        territories={territories}
        chosenId={form.chosen?.territoryId}
        error={form.choiceError}
        onChoose={form.choose}
      />
      <ApplyFields
        values={form.values}
        errors={form.errors}
        nameInput={form.nameInput}
        agreement={AGREEMENT}
        onChange={form.change}
        onSubmit={() => void form.submit()}
        onReadAgreement={onReadAgreement}
      />
      <p className={styles.refusal} role="alert">
        {write.refusal}
      </p>
      {write.lacksConditions && form.chosen && (
        <ButtonLink small quiet to={addresses.territory(form.chosen.territoryId)}>
          查看认领条件
        </ButtonLink>
      )}
    </Sheet>
  )
}

type Options = Pick<ClaimSheetProps, 'inviteCode' | 'write' | 'onChosen'>

function useClaimForm(
  territories: readonly FreeTerritory[],
  { inviteCode, write, onChosen }: Options,
) {
  const { track } = useCampaign()
  const applicant = useApplicant(AGREEMENT, write)
  const [chosenId, setChosenId] = useState('')
  const [choiceError, setChoiceError] = useState('')
  // A territory that another person claimed first is gone from the list.
  const chosen = territories.find(({ territoryId }) => territoryId === chosenId)
  return {
    ...applicant,
    chosen,
    choiceError,
    choose(territoryId: string) {
      setChosenId(territoryId)
      setChoiceError('')
      write.clearRefusal()
    },
    submit() {
      if (write.isPending) return undefined
      track('button', 'claim-submit', { territoryId: chosenId })
      setChoiceError(chosen ? '' : '请选择一块领地')
      const isComplete = applicant.check(chosen !== undefined)
      if (!chosen || !isComplete) return undefined
      onChosen(chosen)
      const { territoryId } = chosen
      return write.apply({ territoryId, applicantName: applicant.applicantName, inviteCode })
    },
  }
}

interface TerritoryChoiceProps {
  territories: readonly FreeTerritory[]
  chosenId: string | undefined
  error: string
  onChoose: (territoryId: string) => void
}

/** The choice among the free territories. */
function TerritoryChoice({ territories, chosenId, error, onChoose }: TerritoryChoiceProps) {
  const name = useId()
  if (territories.length === 0) return <EmptyState text="名额已领完" />
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>选择一块领地</legend>
      <div className={styles.list}>
        {territories.map((territory) => (
          <label key={territory.territoryId} className={styles.row}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={territory.territoryId === chosenId}
              onChange={() => onChoose(territory.territoryId)}
            />
            <Picture
              src={territory.cover}
              name={territory.name}
              decorative
              className={styles.picture}
            />
            <span className={styles.name}>{territory.name || '未命名领地'}</span>
            <span className={styles.level}>Lv.{territory.level}</span>
          </label>
        ))}
      </div>
      <FieldError text={error} className={styles.error} />
    </fieldset>
  )
}
