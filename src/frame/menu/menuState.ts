/** The header menu (specification section 4). `selected` is the index of the first-level item. */
export interface MenuState {
  open: boolean
  selected: number
}

export type MenuAction = { type: 'toggle' } | { type: 'close' } | { type: 'select'; index: number }

export const CLOSED_MENU: MenuState = { open: false, selected: 0 }

/** Opening resets the selected item to the first; a closed menu selects nothing. */
export function menuReducer(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'toggle':
      return state.open ? { ...state, open: false } : { open: true, selected: 0 }
    case 'close':
      return state.open ? { ...state, open: false } : state
    case 'select':
      return state.open ? { ...state, selected: action.index } : state
  }
}
