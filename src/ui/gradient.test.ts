import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinearGradient, RadialGradient } from './Gradient'

test('a gradient begins at 0 and ends at 1, unless a stop says where it is', () => {
  const sky = createElement(LinearGradient, { id: 'sky', x2: 0, stops: '#fff, #fa0 .3, #000' })
  expect(renderToStaticMarkup(sky)).toBe(
    '<linearGradient id="sky" x2="0"><stop stop-color="#fff"></stop><stop offset=".3" stop-color="#fa0"></stop><stop offset="1" stop-color="#000"></stop></linearGradient>',
  )
})

test('a colour may be translucent, at a place or not', () => {
  const halo = createElement(RadialGradient, { id: 'halo', stops: '#fff/.5 .4, #fff/0' })
  expect(renderToStaticMarkup(halo)).toBe(
    '<radialGradient id="halo"><stop offset=".4" stop-color="#fff" stop-opacity=".5"></stop><stop offset="1" stop-color="#fff" stop-opacity="0"></stop></radialGradient>',
  )
})
