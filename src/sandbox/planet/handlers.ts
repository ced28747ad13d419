import { readPlanet, visitPlanet } from '@/api/planet'
import type { Planet } from '@/api/planet'
import { handle } from '@/sandbox/serve/handle'
import type { Call } from '@/sandbox/serve/handle'
import { SCENES, planetOf } from './planets'
import { visit, visitCountOf } from './visits'

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
