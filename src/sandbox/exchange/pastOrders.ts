interface PastOrder {
  amount: number
  daysAgo: number
  /** `HH:mm:ss` */
  at: string
  /** Until it was settled. */
  hours: number
  outcome: 'SUCCESS' | 'FAILED'
}

/** What everybody has exchanged in the days before. */
export const PAST_ORDERS: readonly PastOrder[] = [
  { amount: 2_000, daysAgo: 2, at: '20:14:08', hours: 15, outcome: 'SUCCESS' },
  { amount: 850, daysAgo: 3, at: '09:31:55', hours: 26, outcome: 'SUCCESS' },
  { amount: 5_000, daysAgo: 4, at: '22:03:17', hours: 11, outcome: 'FAILED' },
  { amount: 1_230, daysAgo: 6, at: '12:45:40', hours: 22, outcome: 'SUCCESS' },
  { amount: 100, daysAgo: 9, at: '08:00:02', hours: 25, outcome: 'SUCCESS' },
]
