/** Where there is always somebody. */
export const TO_WAR = { to: '/warZone', text: '去战区看看' } as const
