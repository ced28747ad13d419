/** Where there is always somebody. */
export const WAR_LINK = { to: '/warZone', text: '去战区看看' } as const
