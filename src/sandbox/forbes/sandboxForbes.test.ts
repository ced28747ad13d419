import { expect, test } from 'vitest'
import { readAnnualCourse } from '@/api/forbes'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()

const read = (state = '', courseId?: string) => {
  visit({ phone: '13800138000', state })
  return readAnnualCourse({ courseId })
}

test('names the current course without an id, and none for an unknown one', async () => {
  expect((await read())?.courseId).toBe('90001')
  expect((await read('', '900719925474099123'))?.courseId).toBe('900719925474099123')
  expect(await read('', '1')).toBeNull()
})

test('gives no address of a lesson that is not free, but to its buyers', async () => {
  const locked = (await read())?.lessons.filter(({ free }) => !free) ?? []
  expect(locked.length).toBeGreaterThan(0)
  expect(locked.filter(({ mediaUrl }) => mediaUrl !== '')).toEqual([])
  const bought = (await read('bought'))?.lessons.filter(({ mediaUrl }) => mediaUrl !== '') ?? []
  expect(bought.length).toBeGreaterThan(10)
})

test('has 300 lessons when they are many', async () => {
  expect((await read('many'))?.lessons).toHaveLength(300)
})

test('plays a sound whole and in parts', async () => {
  const [lesson] = (await read())?.lessons ?? []
  const address = `http://localhost:3000${lesson?.mediaUrl}`
  const whole = await fetch(address)
  expect(whole.headers.get('content-type')).toBe('audio/wav')
  const bytes = new Uint8Array(await whole.arrayBuffer())
  expect(String.fromCharCode(...bytes.slice(0, 4))).toBe('RIFF')
  const part = await fetch(address, { headers: { Range: 'bytes=4-7' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${bytes.length}`)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 8))
})
