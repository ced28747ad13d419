import type { Dao } from '@/api/arena'
import type { Call } from '@/sandbox/serve/handle'
import { person } from '@/sandbox/users'

interface DaoSeed {
  daoId: string
  name: string
  slogan: string
  announcement: string
  founder: number
  memberCount: number
  treasury: number
  rank: number
  level: number
}

/** The two sides of the battle. */
export const RED: DaoSeed = {
  daoId: '50001',
  name: '星火联盟',
  slogan: '一点星火，照见整片夜空',
  announcement: '今晚八点集结，先守中路的三座灯塔。',
  founder: 3,
  memberCount: 1286,
  treasury: 45_600,
  rank: 2,
  level: 7,
}
export const BLUE: DaoSeed = {
  daoId: '50002',
  name: '苍蓝议会',
  slogan: '潮起时，我们在浪尖',
  announcement: '新成员请先到潮汐港报到，领取队标。',
  founder: 8,
  memberCount: 1304,
  treasury: 52_180,
  rank: 1,
  level: 8,
}
const LONG_ID = '900719925474099123'

export function rowOf(daoId = ''): DaoSeed | undefined {
  if (daoId === LONG_ID) return { ...RED, daoId }
  return [RED, BLUE].find((row) => row.daoId === daoId)
}

export function daoOf(call: Call<{ daoId: string }>): Dao | null {
  const row = rowOf(call.payload.daoId)
  if (!row) return null
  const { scenario, user } = call
  const role = user ? roleIn(call, row.daoId) : 'NONE'
  const founder = person(row.founder)
  return {
    ...row,
    logo: call.art('logo', row.daoId),
    cover: call.art('city', row.daoId),
    arenaId: '51001',
    founder: { ...founder, avatar: call.art('avatar', founder.uid) },
    joined: role !== 'NONE',
    role,
    joinable: !scenario('not_joinable') && role === 'NONE',
  }
}

function roleIn({ scenario }: Call, daoId: string): Dao['role'] {
  if (scenario('admin')) return 'ADMIN'
  if (scenario('member')) return 'MEMBER'
  return scenario('joined_red') && daoId === RED.daoId ? 'MEMBER' : 'NONE'
}
