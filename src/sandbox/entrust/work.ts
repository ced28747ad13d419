import type { Entrust, EntrustStatus, EntrustTask } from '@/api/entrust'
import { HOUR_MS, stamp } from '@/sandbox/clock'

type Row = readonly [taskId: string, name: string, points: number, progress: number, target: number]

const TASKS: readonly Row[] = [
  ['35001', '清晨点亮领地的灯', 60, 1, 1],
  ['35002', '巡视四方界碑', 80, 3, 4],
  ['35003', '给来访的居民带路', 120, 7, 20],
  ['35004', '打扫星灯广场', 40, 0, 1],
]

const LOGS = [
  '给三位新居民带了路，他们住进了东街',
  '巡视了北界碑，一切安好',
  '点亮了领地的灯，共186盏',
  '收好了昨天的收益，放进了领地金库',
  '给广场的发条钟上满了弦',
  '修好了渡口松动的木板',
] as const

export function tasksOf(work: { status: EntrustStatus; fresh: boolean }): EntrustTask[] {
  if (work.status === 'NONE') return []
  return TASKS.map(([taskId, name, points, done, target]) => {
    const progress = work.fresh ? 0 : done
    const started = progress > 0 ? 'DOING' : 'TODO'
    return {
      taskId,
      name,
      rewardText: `${points}积分`,
      progress,
      target,
      status: progress >= target ? 'DONE' : started,
    }
  })
}

/** The newest first. */
export function logsOf(now: number): Entrust['logs'] {
  return LOGS.map((text, at) => ({ time: stamp(now - (at + 1) * 3 * HOUR_MS), text }))
}
