import { groupNumber } from '@/lib/format/groupNumber'

/** 1,280积分 */
export const pointsText = (points: number): string => `${groupNumber(points)}积分`
