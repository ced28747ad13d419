import { expect, test } from 'vitest'
import { oldStyleProblems } from './support/oldStyles.mjs'

const FINE = [
  ['a prefix beside the property', 'a{-webkit-user-select:none;user-select:none}'],
  ['a viewport unit after one that is known', 'a{height:100vh;height:100dvh}'],
  ['an older word for long words', 'a{overflow-wrap:anywhere;word-break:break-word}'],
  [
    'what @supports guards',
    '@supports (color:color-mix(in srgb,red,blue)){a{color:color-mix(in srgb,red,blue)}}',
  ],
  ['focus-visible by itself', 'a:focus-visible,b:focus-visible{outline:0}'],
  ['a media query with a colon', '@media (min-width:540px){a{color:red}}'],
]

test.each(FINE)('accepts %s', (_, css) => {
  expect(oldStyleProblems(css)).toEqual([])
})

const WANTING = [
  ['a missing prefix', 'html{text-size-adjust:100%}', 'html { text-size-adjust: 100% }'],
  ['a mask without its prefix', 'a{mask-image:none}', 'a { mask-image: none }'],
  ['a viewport unit alone', 'a{height:100dvh}', 'a { height: 100dvh }'],
  ['a viewport unit before its stand-in', 'a{height:100dvh;height:100vh}', 'a { height: 100dvh }'],
  ['a property of Safari 15', 'a{aspect-ratio:1}', 'a { aspect-ratio: 1 }'],
  ['inset', 'a{inset:0}', 'a { inset: 0 }'],
  ['overflow: clip', 'a{overflow:clip}', 'a { overflow: clip }'],
  [
    'long words without an older word',
    'a{overflow-wrap:anywhere}',
    'a { overflow-wrap: anywhere }',
  ],
  [
    'a list that focus-visible takes with it',
    'a:hover,a:focus-visible{color:red}',
    'a:hover,a:focus-visible',
  ],
  [':has()', 'a:has(b){color:red}', 'a:has(b)'],
  ['a cascade layer', '@layer base{a{color:red}}', '@layer base'],
  ['a range in a media query', '@media (width>=540px){a{color:red}}', '@media (width>=540px)'],
]

test.each(WANTING)('names %s', (_, css, problem) => {
  expect(oldStyleProblems(css)).toEqual([problem])
})
