import { expect, test } from 'vitest'
import { scopedName } from './scopedName'
import { splitStyles } from './splitStyles'

const OWN = 'src/pages/home/HomeList.module.css'
const own = (name: string) => scopedName(name, OWN)
const other = (name: string) => scopedName(name, 'src/ui/Skeleton.module.css')

test('the styles of some sheets are told from all others, at-rules and movements included', () => {
  const css = [
    ':root{--a:1px}',
    `.${own('list')}{color:red}`,
    `.${other('bar')}{color:blue}`,
    `@media (min-width:560px){.${own('list')}{top:0}.${other('bar')}{top:1px}}`,
    `@media print{.${own('list')}{top:2px}}`,
    `@keyframes ${own('float')}{to{top:0}}`,
    `@keyframes ${other('fade')}{to{opacity:0}}`,
  ].join('')
  expect(splitStyles(css, [OWN])).toEqual({
    own: [
      `.${own('list')}{color:red}`,
      `@media (min-width:560px){.${own('list')}{top:0}}`,
      `@media print{.${own('list')}{top:2px}}`,
      `@keyframes ${own('float')}{to{top:0}}`,
    ].join(''),
    rest: [
      ':root{--a:1px}',
      `.${other('bar')}{color:blue}`,
      `@media (min-width:560px){.${other('bar')}{top:1px}}`,
      `@keyframes ${other('fade')}{to{opacity:0}}`,
    ].join(''),
  })
})
