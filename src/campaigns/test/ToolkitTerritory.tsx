import { useRef, useState } from 'react'
import type { Applied } from '@/kit/territory/applied'
import { ApplyFields } from '@/kit/territory/ApplyFields'
import { checkApply } from '@/kit/territory/applyForm'
import type { ApplyForm } from '@/kit/territory/applyForm'
import { ResultDialog } from '@/kit/territory/ResultDialog'
import { TopFive } from '@/kit/territory/TopFive'
import { useApply } from '@/kit/territory/useApply'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'

const AGREEMENT = '《领地认领协议》'
const RESULTS: Readonly<Record<string, Applied>> = {
  排队中: { applyNo: '1', status: 'PENDING', queueNo: 3 },
  认领成功: { applyNo: '1', status: 'APPROVED', queueNo: 0 },
  申请未通过: { applyNo: '1', status: 'REJECTED', queueNo: 0 },
}

export function ToolkitTerritory() {
  const [applied, setApplied] = useState<Applied>()
  return (
    <Group title="领地 TopFive / ApplyFields / ResultDialog">
      <Specimen label="领地TOP5">
        <TopFive onOpen={(territoryId) => showToast(territoryId)} />
      </Specimen>
      <Specimen label="认领申请">
        <Application />
      </Specimen>
      <Line>
        {Object.entries(RESULTS).map(([name, result]) => (
          <Chip key={name} onPress={() => setApplied(result)}>
            {name}
          </Chip>
        ))}
      </Line>
      <ResultDialog
        applied={applied}
        territoryName="星灯谷"
        onClose={() => setApplied(undefined)}
      />
    </Group>
  )
}

function Application() {
  const [values, setValues] = useState<ApplyForm>({ name: '', agreed: false })
  const [isChecked, setIsChecked] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const { isPending, refusal, apply } = useApply({
    isOpen: true,
    beforeNo: '',
    onApplied: ({ status }) => showToast(status),
    onClose: () => {},
    refetch: () => Promise.resolve(),
  })
  const errors = checkApply(values, AGREEMENT)
  const submit = () => {
    setIsChecked(true)
    if (Object.keys(errors).length > 0) return undefined
    return apply({ territoryId: '30007', applicantName: values.name })
  }
  return (
    <>
      <ApplyFields
        values={values}
        errors={isChecked ? errors : {}}
        nameInput={nameInput}
        agreement={AGREEMENT}
        onChange={(next) => setValues((before) => ({ ...before, ...next }))}
        onSubmit={() => void submit()}
        onReadAgreement={() => showToast(AGREEMENT)}
      />
      <p role="alert">{refusal}</p>
      <Button small busy={isPending} onPress={submit}>
        提交申请
      </Button>
    </>
  )
}
