import { AmountInput } from '@/kit/amounts/AmountInput'
import { PriceInput } from '@/kit/amounts/PriceInput'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { Chip } from '@/ui/button/Chip'
import { Field } from '@/ui/form/Field'
import { SelectField } from '@/ui/form/SelectField'
import { Tabs } from '@/ui/tabs/Tabs'
import { TextArea } from '@/ui/form/TextArea'
import { showToast } from '@/ui/toast/toast'
import styles from './Gallery.module.css'
import { stateful } from './stateful'
import type { Parts } from './stateful'

const TABS = [
  { id: 'all', label: '全部' },
  { id: 'mine', label: '我的' },
] as const
type TabId = (typeof TABS)[number]['id']

const CHIPS = [
  { label: '最小', amount: 100 },
  { label: '全部', amount: 10_000 },
] as const

/** What is tapped and typed. */
export const INPUT_PARTS: Parts = {
  'ui/button/Button': (
    <div className={styles.line}>
      <Button>主按钮</Button>
      <Button quiet>次按钮</Button>
      <Button small>小号</Button>
      <Button busy>忙碌</Button>
      <Button disabled>禁用</Button>
    </div>
  ),
  'ui/toast/toast': <Chip onPress={() => showToast('操作成功')}>提示一句</Chip>,
  'ui/tabs/Tabs': stateful<TabId>('all', (tab) => (
    <Tabs {...tab} tabs={TABS} label="示例">
      <p>{tab.value}</p>
    </Tabs>
  )),
  'ui/form/Field': stateful('', (field) => <Field {...field} label="昵称" error="请输入昵称" />),
  'ui/form/TextArea': stateful('', (field) => <TextArea {...field} label="留言" max={10} />),
  'ui/form/SelectField': stateful('', (field) => (
    <SelectField {...field} label="城市" options={['杭州市', '宁波市']} placeholder="请选择" />
  )),
  'ui/form/Checkbox': stateful(false, ({ value, onChange }) => (
    <Checkbox checked={value} onChange={onChange} error={value ? undefined : '请先阅读并同意'}>
      我已阅读并同意
    </Checkbox>
  )),
  'kit/amounts/AmountInput': stateful('', (field) => (
    <AmountInput {...field} label="兑换积分" chips={CHIPS} suffix="积分" error="积分不足" />
  )),
  'kit/amounts/PriceInput': stateful('12.50', (field) => (
    <PriceInput {...field} label="挂售价格" isTried />
  )),
}
