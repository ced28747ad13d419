/** The link of empty states: the war zone always has content. */
export const WAR_LINK = { to: '/warZone', text: '去战区看看' } as const
