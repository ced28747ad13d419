import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox'
import { Chip } from '@/ui/button/Chip'
import { Field } from './Field'
import { SelectField } from './SelectField'
import { TextArea } from './TextArea'

function Phone({ error }: { error?: string }) {
  const [phone, setPhone] = useState('')
  return (
    <Field
      label="手机号"
      value={phone}
      onChange={setPhone}
      error={error}
      inputMode="numeric"
      autoComplete="tel"
      prefix="+86"
      suffix={<button type="button">清空</button>}
    />
  )
}

test('a field is found by its label and gives its text on', async () => {
  render(<Phone />)
  const input = screen.getByRole('textbox', { name: '手机号' })
  await userEvent.type(input, '138')
  expect(input).toHaveValue('138')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(input).toHaveAttribute('autocomplete', 'tel')
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(screen.getByText('+86')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '清空' })).toBeInTheDocument()
})

test('an error is said, belongs to the field and can go', () => {
  const { rerender } = render(<Phone error="请输入正确的手机号" />)
  const input = screen.getByRole('textbox')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('请输入正确的手机号')
  rerender(<Phone />)
  expect(input).toBeValid()
  expect(screen.queryByText('请输入正确的手机号')).toBeNull()
})

test('a checkbox is ticked by its words, and a link among them does not tick it', () => {
  const onChange = vi.fn()
  const onLink = vi.fn((event: React.MouseEvent) => event.preventDefault())
  render(
    <Checkbox checked={false} onChange={onChange}>
      我已阅读并同意
      <a href="/terms" onClick={onLink}>
        《用户协议》
      </a>
    </Checkbox>,
  )
  fireEvent.click(screen.getByRole('link'))
  expect(onLink).toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText(/我已阅读并同意/))
  expect(onChange).toHaveBeenCalledWith(true)
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('a disabled checkbox stays', () => {
  const onChange = vi.fn()
  render(
    <Checkbox checked onChange={onChange} disabled>
      同意
    </Checkbox>,
  )
  fireEvent.click(screen.getByText('同意'))
  expect(onChange).not.toHaveBeenCalled()
})

test('a chip says whether it is chosen, a shortcut does not', async () => {
  const onPress = vi.fn()
  render(
    <>
      <Chip chosen onPress={onPress}>
        全部
      </Chip>
      <Chip onPress={onPress}>你是谁</Chip>
    </>,
  )
  expect(screen.getByRole('button', { name: '全部', pressed: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '你是谁' })).not.toHaveAttribute('aria-pressed')
  await userEvent.click(screen.getByRole('button', { name: '你是谁' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a choice is made from the system’s own list, and says when there is none', async () => {
  const onChange = vi.fn()
  render(
    <SelectField
      label="城市"
      value=""
      options={['杭州市', '宁波市']}
      onChange={onChange}
      placeholder="请选择"
      error="请选择所在城市"
    />,
  )
  const select = screen.getByRole('combobox', { name: '城市' })
  expect(select).toHaveDisplayValue('请选择')
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('请选择所在城市')
  await userEvent.selectOptions(select, '宁波市')
  expect(onChange).toHaveBeenCalledWith('宁波市')
})

test('a longer text counts an emoji as one, and keeps what is too long', async () => {
  function Message() {
    const [text, setText] = useState('😀')
    return <TextArea label="留言" value={text} onChange={setText} max={3} />
  }
  render(<Message />)
  const area = screen.getByRole('textbox', { name: '留言' })
  expect(area).toHaveAccessibleDescription('1/3')
  expect(area).toBeValid()
  await userEvent.type(area, '一二三')
  expect(area).toHaveValue('😀一二三')
  expect(screen.getByText('4/3')).toBeVisible()
  expect(area).toBeInvalid()
})

test('of several errors the first one comes into view', () => {
  const seen: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    seen.push(this.textContent)
  })
  const form = (name: string, agreement: string) => (
    <main>
      <Field label="姓名" value="" onChange={() => {}} error={name} />
      <Checkbox checked={false} onChange={() => {}} error={agreement}>
        同意
      </Checkbox>
    </main>
  )
  const { rerender } = render(form('', ''))
  rerender(form('请输入姓名', '请先同意'))
  rerender(form('', '请先同意'))
  expect(seen).toEqual(['请输入姓名'])
})
