import type { Entrust, EntrustStatus } from '@/api/entrust'
import { IncomeCard } from './IncomeCard'
import { Intro } from '../visitor/Intro'
import { KeeperCard } from './KeeperCard'
import { LogCard } from './LogCard'
import { TaskCard } from './TaskCard'

interface LordViewProps {
  entrust: Entrust
  status: EntrustStatus
  /** Epoch milliseconds; undefined where it cannot be counted down to. */
  endsAt: number | undefined
}

/** What the lord sees of the keeper's work. */
export function LordView({ entrust, status, endsAt }: LordViewProps) {
  return (
    <>
      <KeeperCard entrust={entrust} status={status} endsAt={endsAt} />
      {status === 'NONE' && <Intro />}
      <IncomeCard entrust={entrust} isRunning={status === 'RUNNING'} />
      {status !== 'NONE' && <TaskCard tasks={entrust.tasks} />}
      <LogCard logs={entrust.logs} />
    </>
  )
}
