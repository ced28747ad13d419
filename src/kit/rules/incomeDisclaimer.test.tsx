import { expect, test } from 'vitest'
import { DISCLAIMER, addIncomeDisclaimer } from './incomeDisclaimer'

function amended(html: string): string {
  const box = document.createElement('div')
  box.innerHTML = html
  addIncomeDisclaimer(box)
  return box.innerHTML
}

test('the disclaimer comes below each heading on income whose section lacks it', () => {
  expect(amended('<h2>一、收益说明</h2><p>按周结算</p><h2>二、居民</h2><p>无</p>')).toBe(
    `<h2>一、收益说明</h2><p>${DISCLAIMER}</p><p>按周结算</p><h2>二、居民</h2><p>无</p>`,
  )
  expect(amended('<h2>收益</h2><h2>预计收益</h2>')).toBe(
    `<h2>收益</h2><p>${DISCLAIMER}</p><h2>预计收益</h2><p>${DISCLAIMER}</p>`,
  )
})

test('a section that says so itself, and a text without income, stay as they are', () => {
  for (const html of [
    `<h2>三、收益说明</h2><p>${DISCLAIMER}。</p>`,
    '<h2>收益</h2><ol><li>数字仅供参考</li></ol><h2>居民</h2>',
    '<p>收益</p><h2>居民</h2>',
  ])
    expect(amended(html)).toBe(html)
})
