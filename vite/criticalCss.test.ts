import { expect, test } from 'vitest'
import { backgroundOf, criticalCss, firmly, withoutUnused } from './criticalCss'

const HTML = '<div class="shell theme" data-state="LOADING"><h1 class="title">签到</h1></div>'

test.each([
  ['.title{color:red}', '.title{color:red}'],
  ['.gone{color:red}', ''],
  ['.shell .title,.shell .gone{color:red}', '.shell .title{color:red}'],
  ['h1{margin:0}', 'h1{margin:0}'],
  ['section{margin:0}', ''],
  ['#gone{margin:0}', ''],
  ['.shell[data-state=LOADING]{color:red}', '.shell[data-state=LOADING]{color:red}'],
  ['.shell[data-state="ENDED"]{color:red}', ''],
  ['.shell:not(.gone)>.title::before{content:""}', '.shell:not(.gone)>.title::before{content:""}'],
  ['.title:hover{color:red}', ''],
  ['@starting-style{.title{opacity:0}}', ''],
  ['.title{backdrop-filter:blur(4px);color:red}', '.title{color:red}'],
  ['.title{transform-style:preserve-3d;color:red}', '.title{color:red}'],
  ['.title{pointer-events:none;-webkit-user-select:none;scroll-snap-type:x}', ''],
  ['@media (max-width:320px){.gone{color:red}}', ''],
  ['@media (max-width:320px){.title{color:red}}', '@media (max-width:320px){.title{color:red}}'],
])('keeps of %s what draws the HTML', (css, kept) => {
  expect(criticalCss(css, HTML)).toBe(kept)
})

test('keeps no movement but the skeleton’s, with its keyframes', () => {
  const css = [
    '.title{animation:.7s Hero_rise;color:red}',
    '.shell{animation:1.6s infinite Ske_sweep_hhVE}',
    '@keyframes Hero_rise{to{top:0}}',
    '@keyframes Ske_sweep_hhVE{to{left:0}}',
  ]
  expect(criticalCss(css.join(''), HTML)).toBe(
    '.title{color:red}.shell{animation:1.6s infinite Ske_sweep_hhVE}@keyframes Ske_sweep_hhVE{to{left:0}}',
  )
})

test('keeps the first frame of an entrance that is to be seen', () => {
  const css = '.title{--enters:once;animation:.7s rise}@keyframes rise{0%{opacity:0}}'
  expect(criticalCss(css, HTML)).toBe(
    '#root .title{--enters:once;animation:.7s rise paused}@keyframes rise{0%{opacity:0}}',
  )
})

test('makes every rule stronger while the shell is shown, and no keyframe', () => {
  const css = '.a,.b>p{top:0}@media print{.a{top:1px}}@keyframes rise{to{top:0}}'
  expect(firmly(css)).toBe(
    '[data-entry] .a,[data-entry] .b>p{top:0}@media print{[data-entry] .a{top:1px}}@keyframes rise{to{top:0}}',
  )
})

test('finds the background of the theme that the root has, the last one', () => {
  const css = '.theme{--bg:#fff}.other{--bg:#000}.theme{--bg:#fff3d6}.title{--bg:#123}'
  expect(backgroundOf(css, HTML)).toBe('#fff3d6')
  expect(backgroundOf('.theme{--bg:var(--own)}', HTML)).toBeUndefined()
})

test('drops the classes that no rule names, and closes the leaves of a drawing in short', () => {
  const html =
    '<svg class="scene gone"><path class="gone" style="animation-delay:.1s" d="M0"></path></svg>'
  expect(withoutUnused(html, '.scene{width:1px}')).toBe('<svg class="scene"><path d="M0"/></svg>')
})
