import { readPlanet, visitPlanet } from '@/api/planet'
import type { PlanetVisit, PlanetVisitRequest, Planet } from '@/api/planet'
import { accountsOf } from '@/sandbox/account'
import { refuse } from '@/sandbox/answer'
import { day } from '@/sandbox/clock'
import { handle, type Call } from '@/sandbox/serve/handle'
import { planetOf, SCENES } from './planets'

interface Visitor {
  planetId: string
  /** Which visitor this is; 0 before the first visit. */
  guestNo: number
  /** `YYYY-MM-DD` of the last visit. */
  lastDay: string
  visits: number
}

const visitors = accountsOf<Visitor>(() => ({ planetId: '', guestNo: 0, lastDay: '', visits: 0 }))

/** Those who had come before this sandbox began. */
const countBefore = (planetId: string) => 12_000 + (Number(planetId.slice(-4)) % 90) * 37

/** The number of visits to a planet. */
function visitCountOf(call: Call, planetId: string): number {
  const here = visitors.all(call).filter((one) => one.planetId === planetId)
  return here.reduce((sum, { visits }) => sum + visits, countBefore(planetId))
}

function visit(call: Call<PlanetVisitRequest>): PlanetVisit | ReturnType<typeof refuse> {
  const { planetId = '', visitorKey = '' } = call.payload
  if (!planetOf(planetId) || visitorKey === '') return refuse(90_101, '星球不存在')
  if (call.scenario('planet_private') || call.scenario('planet_closed'))
    return refuse(90_102, '星球未开放')
  const visitor = visitors.of(call, `${planetId}/${visitorKey}`)
  const today = day(call.now)
  const firstToday = visitor.lastDay !== today
  Object.assign(visitor, { planetId, lastDay: today, visits: visitor.visits + 1 })
  const visitCount = visitCountOf(call, planetId)
  visitor.guestNo ||= visitCount
  return { visitCount, guestNo: visitor.guestNo, firstToday }
}

export const handlers = [
  handle(readPlanet, (call): Planet | null => {
    const { planetId = '' } = call.payload
    const planet = planetOf(planetId)
    if (!planet) return null
    const isBare = call.scenario('no_scenes')
    return {
      ...planet,
      cover: call.art('cover', planetId),
      ownerAvatar: call.art('avatar', planet.ownerUid),
      intro: isBare ? '' : '把每天的晚霞存进罐子里，路过的人都可以打开一罐。',
      tags: isBare ? [] : ['晚霞收藏', '治愈系', '可露营'],
      visitCount: visitCountOf(call, planetId),
      todayVisitCount: 286,
      onlineCount: 37,
      status: statusOf(call),
      scenes: isBare ? [] : scenesOf(call, planetId),
    }
  }),
  handle(visitPlanet, visit),
]

function statusOf({ scenario }: Call): Planet['status'] {
  if (scenario('planet_private')) return 'PRIVATE'
  return scenario('planet_closed') ? 'CLOSED' : 'OPEN'
}

function scenesOf(call: Call, planetId: string): Planet['scenes'] {
  return SCENES.map(([kind, name], at) => ({
    sceneId: `${planetId}${at + 1}`,
    name,
    cover: call.art(kind, `${planetId}-${at}`),
  }))
}
