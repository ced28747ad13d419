import { useEffect, useState, type ReactNode } from 'react'
import type { PrivacyType } from '@/api/privacy'
import type { ApplyInfo, Territory } from '@/api/territory'
import { GlorySheet } from '@/kit/glory/GlorySheet'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { openApp } from '@/kit/open-app/openApp'
import { fetchFresh, refetchFailed, refetchPage } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import type { Applied } from '@/kit/territory/applied'
import { ApplyFields } from '@/kit/territory/ApplyFields'
import { ResultDialog } from '@/kit/territory/ResultDialog'
import { useApplicant } from '@/kit/territory/useApplicant'
import { useApply, type ApplyWrite } from '@/kit/territory/useApply'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Sheet } from '@/ui/modal/Sheet'
import { useSheet } from './openSheet'
import { CostRows, RequirementList } from './TerritorySections'
import {
  ACTION_LABELS,
  addresses,
  agreementName,
  appliesInApp,
  reasonText,
  takesForm,
} from './territoryState'
import { withApplied, type TerritoryView } from './territoryView'
import { useTerritory } from './useTerritory'
import styles from './TerritorySheets.module.css'

export interface TerritorySheetsProps {
  view: TerritoryView
  inviteCode: string | undefined
}

/** The layers of the page: the application and its result, the plaque's text, the agreement. */
export function TerritorySheets({ view, inviteCode }: TerritorySheetsProps) {
  const { openLogin } = useCampaign()
  const [open, setOpen] = useSheet()
  const onClose = () => setOpen(undefined)
  const { applyPatch, options } = useTerritory()
  const [applied, setApplied] = useState<Applied>()
  const [agreement, setAgreement] = useState<PrivacyType>()
  const askForLogin = () => {
    onClose()
    openLogin()
  }
  // The login can end while a sheet is open, and the sheet needs one.
  useEffect(() => {
    if (open && !view.loggedIn) askForLogin()
  })
  const knowsApplication = !view.applicationFailed && view.action !== 'ASKING'
  const isHere = ({ territoryId }: Applied) => territoryId === view.territory.territoryId
  const write = useApply({
    isOpen: open === 'apply',
    beforeNo: knowsApplication ? (view.application?.applyNo ?? '') : undefined,
    onClose,
    refetch: () => refetchPage(options.queryKey),
    onApplied: (answer) => {
      if (isHere(answer)) applyPatch(withApplied(view.territory, answer))
      onClose()
      setApplied(answer)
    },
  })
  return (
    <>
      <ApplySheet
        open={open === 'apply'}
        onClose={onClose}
        view={view}
        write={write}
        inviteCode={inviteCode}
        onReadAgreement={() => setAgreement(view.applyInfo?.agreementType)}
      />
      <PrivacySheet type={agreement} onClose={() => setAgreement(undefined)} />
      <ResultDialog
        applied={applied}
        territoryName={applied && isHere(applied) ? view.territory.name : undefined}
        onClose={() => setApplied(undefined)}
      />
      <GlorySheet
        open={open === 'glory'}
        onClose={onClose}
        title="编辑铭文"
        territory={view.territory}
        source={{
          fetchFresh: () => fetchFresh(options),
          applyPatch: (territory) => applyPatch({ territory }),
          refetch: () => refetchPage(options.queryKey),
        }}
      />
    </>
  )
}

interface ApplySheetProps {
  open: boolean
  onClose: () => void
  view: TerritoryView
  write: ApplyWrite
  inviteCode: string | undefined
  onReadAgreement: () => void
}

/** The conditions, the price and the form; one with a fee continues in the app. */
function ApplySheet(props: ApplySheetProps) {
  const { open, onClose, write } = props
  const { territory, applyInfo: info, action } = props.view
  const form = useApplyForm(props)
  const close = () => {
    write.clearRefusal()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={ACTION_LABELS[takesForm(action) ? action : 'APPLY']}
      footer={
        info && (
          <ApplyFooter
            info={info}
            territoryId={territory.territoryId}
            busy={write.isPending}
            onSubmit={form.submit}
          />
        )
      }
    >
      {info ? (
        <ApplyBody territory={territory} info={info} refusal={write.refusal}>
          <ApplyFields
            values={form.values}
            errors={form.errors}
            nameInput={form.nameInput}
            agreement={agreementName(info)}
            onChange={form.change}
            onSubmit={form.submit}
            onReadAgreement={props.onReadAgreement}
          />
        </ApplyBody>
      ) : (
        <EmptyState text="认领条件加载失败">
          <Button quiet onPress={refetchFailed}>
            重新加载
          </Button>
        </EmptyState>
      )}
    </Sheet>
  )
}

function useApplyForm({ view, write, inviteCode }: ApplySheetProps) {
  const { territoryId } = view.territory
  const info = view.applyInfo
  const { track } = useCampaign()
  const applicant = useApplicant(info ? agreementName(info) : '', write)
  return {
    ...applicant,
    submit() {
      if (write.isPending || !info) return undefined
      track('button', 'apply-submit', { territoryId })
      if (!applicant.check()) return undefined
      return write.apply({ territoryId, applicantName: applicant.applicantName, inviteCode })
    },
  }
}

interface BodyProps {
  territory: Territory
  info: ApplyInfo
  refusal: string | undefined
  /** The form, for an application made here. */
  children: ReactNode
}

function ApplyBody({ territory, info, refusal, children }: BodyProps) {
  return (
    <>
      <p className={styles.territory}>{territory.name}</p>
      <RequirementList requirements={info.requirements} />
      <CostRows adoptFee={territory.adoptFee} info={info} />
      {!info.canApply && (
        <p className={styles.reason} aria-live="polite">
          {reasonText(info)}
        </p>
      )}
      {info.canApply && appliesInApp(info) && (
        <p className={styles.note}>该领地需支付认领费，请前往App完成认领</p>
      )}
      {info.canApply && !appliesInApp(info) && children}
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
    </>
  )
}

interface FooterProps {
  info: ApplyInfo
  territoryId: string
  busy: boolean
  onSubmit: () => Promise<void> | undefined
}

function ApplyFooter({ info, territoryId, busy, onSubmit }: FooterProps) {
  const { pageName, track } = useCampaign()
  const path = addresses.adoptInApp(territoryId)
  if (info.canApply && appliesInApp(info))
    return (
      <Button
        wide
        onPress={() => {
          track('button', 'apply-submit', { territoryId })
          return openApp({ pageName, path, counted: false })
        }}
      >
        前往App认领
      </Button>
    )
  return (
    <Button wide disabled={!info.canApply} busy={busy} onPress={onSubmit}>
      提交申请
    </Button>
  )
}
