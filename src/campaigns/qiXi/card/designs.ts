/** The card's three grounds: two colours of its sky, and its ink. */
export const DESIGNS = [
  { id: 'river', name: '星河', from: '#14123a', to: '#4a3aa8', ink: '#fbf9ff' },
  { id: 'rose', name: '玫瑰', from: '#5a1033', to: '#c93a6d', ink: '#fff4f7' },
  { id: 'lantern', name: '花灯', from: '#5b2a06', to: '#b8661c', ink: '#fff8e6' },
] as const
export type Design = (typeof DESIGNS)[number]
