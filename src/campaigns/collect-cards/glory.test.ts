import { expect, it } from 'vitest'
import { auditNote } from './album'

it('says how the words stand with the review', () => {
  expect(auditNote({ auditStatus: 'PASSED' })).toBe('')
  expect(auditNote({ auditStatus: 'PENDING' })).toBe('审核中')
  expect(auditNote({ auditStatus: 'REJECTED' })).toBe('未通过，请修改')
})
