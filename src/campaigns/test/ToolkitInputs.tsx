import { useState } from 'react'
import { AmountInput } from '@/kit/amounts/AmountInput'
import { PriceInput } from '@/kit/amounts/PriceInput'
import { QuantityInput } from '@/kit/amounts/QuantityInput'
import { SearchBox } from '@/kit/search/SearchBox'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { Group, Specimen } from './Group'

export function ToolkitInputs() {
  return (
    <>
      <Group title="金额与数量 AmountInput / PriceInput / QuantityInput">
        <Amounts />
      </Group>
      <Group title="输入 Field / SearchBox / SelectField / TextArea / Checkbox">
        <Fields />
      </Group>
    </>
  )
}

const CITIES = ['杭州市', '宁波市'] as const

const CHIPS = [
  { label: '最小', amount: 100 },
  { label: '50%', amount: 5000 },
  { label: '全部', amount: 10_000 },
] as const

function Amounts() {
  const [points, setPoints] = useState('')
  const [money, setMoney] = useState('12.50')
  const [price, setPrice] = useState('0.5')
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
      <Specimen label="价格，出错">
        <PriceInput label="挂售价格" value={price} onChange={setPrice} isTried />
      </Specimen>
      <Specimen label="禁用">
        <AmountInput label="兑换积分" value="1000" onChange={setPoints} disabled chips={CHIPS} />
      </Specimen>
      <Specimen label="数量 1–5">
        <QuantityInput label="购买数量" value={quantity} onChange={setQuantity} max={5} />
      </Specimen>
      <Specimen label="只能买一件">
        <QuantityInput label="限购数量" value={1} onChange={setQuantity} max={1} />
      </Specimen>
    </>
  )
}

function Fields() {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  const [city, setCity] = useState('')
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
      <Specimen label="不显示标签">
        <Field label="搜索" hideLabel value={text} onChange={setText} placeholder="搜索昵称" />
      </Specimen>
      <Specimen label="边输入边搜索">
        <SearchBox
          label="搜索藏品"
          placeholder="名称或编号"
          keyword={text}
          onSearch={setText}
          errorOf={(typed) => (typed.length > 10 ? '最多输入10字' : undefined)}
        />
      </Specimen>
      <Specimen label="选择 / 出错">
        <SelectField
          label="城市"
          value={city}
          options={CITIES}
          onChange={setCity}
          placeholder="请选择"
          error={city === '' ? '请选择所在城市' : undefined}
        />
      </Specimen>
      <Specimen label="多行，带字数">
        <TextArea label="留言" value={text} onChange={setText} max={10} placeholder="写点什么吧" />
      </Specimen>
      <Specimen label="勾选 / 未勾选的提示 / 禁用">
        <Checkbox
          checked={checked}
          onChange={setChecked}
          error={checked ? undefined : '请先阅读并同意'}
        >
          我已阅读并同意
        </Checkbox>
        <Checkbox checked disabled onChange={setChecked}>
          不可更改
        </Checkbox>
      </Specimen>
    </>
  )
}
