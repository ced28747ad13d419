import { useState } from 'react'
import { AmountInput } from '@/kit/amounts/AmountInput'
import { QuantityInput } from '@/kit/amounts/QuantityInput'
import { LoginSheet } from '@/kit/login/LoginSheet'
import { PhoneLoginForm } from '@/kit/login/PhoneLoginForm'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { showToast } from '@/ui/toast'
import { Group, Specimen } from './Group'

const CLICKS = {
  page: 'test',
  phone: 'phone',
  getCode: 'get-code',
  agreement: 'agreement',
  submit: 'login',
} as const

export function ToolkitInputs() {
  return (
    <>
      <Group title="登录 PhoneLoginForm / LoginSheet">
        <Login />
      </Group>
      <Group title="金额与数量 AmountInput / QuantityInput">
        <Amounts />
      </Group>
      <Group title="输入 Field / Checkbox">
        <Fields />
      </Group>
    </>
  )
}

function Login() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Specimen label="弹层">
        <Button quiet onPress={() => setOpen(true)}>
          打开登录弹层
        </Button>
        <LoginSheet
          open={open}
          onClose={() => setOpen(false)}
          pageName="test"
          onDone={() => setOpen(false)}
        />
      </Specimen>
      <Specimen label="页面内">
        <PhoneLoginForm clicks={CLICKS} onDone={() => showToast('登录成功')} />
      </Specimen>
    </>
  )
}

const CHIPS = [
  { label: '最小', amount: 100 },
  { label: '50%', amount: 5000 },
  { label: '全部', amount: 10_000 },
] as const

function Amounts() {
  const [points, setPoints] = useState('')
  const [money, setMoney] = useState('12.50')
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <Specimen label="积分，带快捷金额">
        <AmountInput
          label="兑换积分"
          value={points}
          onChange={setPoints}
          chips={CHIPS}
          suffix="积分"
          placeholder="请输入"
        />
      </Specimen>
      <Specimen label="金额，出错">
        <AmountInput
          label="提现金额"
          value={money}
          onChange={setMoney}
          decimals={2}
          prefix="¥"
          error="余额不足"
        />
      </Specimen>
      <Specimen label="禁用">
        <AmountInput label="兑换积分" value="1000" onChange={setPoints} disabled chips={CHIPS} />
      </Specimen>
      <Specimen label="数量 1–5">
        <QuantityInput label="购买数量" value={quantity} onChange={setQuantity} max={5} />
      </Specimen>
    </>
  )
}

function Fields() {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  return (
    <>
      <Specimen label="普通">
        <Field label="昵称" value={text} onChange={setText} placeholder="请输入昵称" />
      </Specimen>
      <Specimen label="出错，带前后缀">
        <Field
          label="邀请码"
          value={text}
          onChange={setText}
          error="邀请码不存在"
          prefix="#"
          suffix={
            <Button small quiet onPress={() => setText('')}>
              清空
            </Button>
          }
        />
      </Specimen>
      <Specimen label="禁用">
        <Field label="账号" value="不可修改" onChange={setText} disabled />
      </Specimen>
      <Specimen label="勾选 / 禁用">
        <Checkbox checked={checked} onChange={setChecked}>
          我已阅读并同意
        </Checkbox>
        <Checkbox checked disabled onChange={setChecked}>
          不可更改
        </Checkbox>
      </Specimen>
    </>
  )
}
