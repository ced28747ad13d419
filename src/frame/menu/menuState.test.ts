import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLOSED_MENU, menuReducer, type MenuAction } from './menuState'

const actions = fc.array(
  fc.oneof(
    fc.constant<MenuAction>({ type: 'toggle' }),
    fc.constant<MenuAction>({ type: 'close' }),
    fc.nat(4).map((index): MenuAction => ({ type: 'select', index })),
  ),
)

it('opens on the first item, whatever was chosen before', () => {
  const open = menuReducer({ open: false, selected: 3 }, { type: 'toggle' })
  expect(open).toEqual({ open: true, selected: 0 })
})

it('keeps the chosen item while it closes, so that nothing jumps on the way out', () => {
  expect(menuReducer({ open: true, selected: 2 }, { type: 'close' })).toEqual({
    open: false,
    selected: 2,
  })
})

it('chooses only while it is open', () => {
  expect(menuReducer(CLOSED_MENU, { type: 'select', index: 2 })).toBe(CLOSED_MENU)
  expect(menuReducer({ open: true, selected: 0 }, { type: 'select', index: 2 }).selected).toBe(2)
})

it('closing a closed menu keeps the same object: nothing renders again', () => {
  expect(menuReducer(CLOSED_MENU, { type: 'close' })).toBe(CLOSED_MENU)
})

it('is on the first item after every opening, for any way there', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      let state = CLOSED_MENU
      for (const step of steps) {
        const next = menuReducer(state, step)
        if (!state.open && next.open) expect(next.selected).toBe(0)
        if (step.type === 'close') expect(next.open).toBe(false)
        if (step.type === 'toggle') expect(next.open).toBe(!state.open)
        state = next
      }
    }),
  )
})
