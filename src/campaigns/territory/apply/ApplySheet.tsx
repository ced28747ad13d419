import { useRef, useState } from 'react'
import type { ApplyInfo, Territory } from '@/api/territory'
import { tidyName } from '@/kit/apply/realName'
import { openApp } from '@/kit/open-app/openApp'
import { refetchFailed } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { ApplyFields } from '@/kit/territory/ApplyFields'
import { checkApply } from '@/kit/territory/applyForm'
import type { ApplyErrors, ApplyForm } from '@/kit/territory/applyForm'
import type { useApply } from '@/kit/territory/useApply'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { addresses } from '../territoryAddress'
import { agreementName, appliesInApp, reasonText } from './applyRules'
import { CostRows } from './CostRows'
import { RequirementList } from './RequirementList'
import styles from './ApplySheet.module.css'

export interface ApplySheetProps {
  open: boolean
  onClose: () => void
  /** 申请认领, 免费认领 or 重新申请. */
  title: string
  territory: Territory
  /** Undefined where it could not be read. */
  info: ApplyInfo | undefined
  write: ReturnType<typeof useApply>
  inviteCode: string | undefined
  onReadAgreement: () => void
}

/** The conditions, the price and the form; what costs something goes on in the app. */
export function ApplySheet(props: ApplySheetProps) {
  const { open, onClose, title, info } = props
  const form = useApplyForm(props)
  const close = () => {
    props.write.clearRefusal()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      footer={info && <ApplyFooter info={info} territory={props.territory} form={form} />}
    >
      {info ? (
        <ApplyBody {...props} info={info} form={form} />
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

type Form = ReturnType<typeof useApplyForm>

function useApplyForm({ territory, info, write, inviteCode }: ApplySheetProps) {
  const [values, setValues] = useState<ApplyForm>({ name: '', agreed: false })
  const [errors, setErrors] = useState<ApplyErrors>({})
  const { track } = useCampaign()
  const nameInput = useRef<HTMLInputElement>(null)
  return {
    values,
    errors,
    nameInput,
    isPending: write.isPending,
    change(next: Partial<ApplyForm>) {
      setValues((before) => ({ ...before, ...next }))
      setErrors({})
      write.clearRefusal()
    },
    submit() {
      if (write.isPending || !info) return undefined
      track('button', 'apply-submit', { territoryId: territory.territoryId })
      const found = checkApply(values, agreementName(info))
      setErrors(found)
      if (found.name) nameInput.current?.focus()
      if (Object.keys(found).length > 0) return undefined
      const { territoryId } = territory
      return write.apply({ territoryId, applicantName: tidyName(values.name), inviteCode })
    },
  }
}

function ApplyBody({
  territory,
  info,
  form,
  write,
  onReadAgreement,
}: ApplySheetProps & { info: ApplyInfo; form: Form }) {
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
      {info.canApply && !appliesInApp(info) && (
        <ApplyFields
          values={form.values}
          errors={form.errors}
          nameInput={form.nameInput}
          agreement={agreementName(info)}
          onChange={form.change}
          onSubmit={form.submit}
          onReadAgreement={onReadAgreement}
        />
      )}
      <p className={styles.refusal} role="alert">
        {write.refusal}
      </p>
    </>
  )
}

interface FooterProps {
  info: ApplyInfo
  territory: Territory
  form: Form
}

function ApplyFooter({ info, territory, form }: FooterProps) {
  const { pageName, track } = useCampaign()
  const path = addresses.adoptInApp(territory.territoryId)
  if (info.canApply && appliesInApp(info))
    return (
      <Button
        wide
        onPress={() => {
          track('button', 'apply-submit', { territoryId: territory.territoryId })
          return openApp({ pageName, path, counted: false })
        }}
      >
        前往App认领
      </Button>
    )
  return (
    <Button wide disabled={!info.canApply} busy={form.isPending} onPress={form.submit}>
      提交申请
    </Button>
  )
}
