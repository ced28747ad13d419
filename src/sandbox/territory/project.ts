import type { Territory, TopTerritory } from '@/api/territory'
import { stamp } from '@/sandbox/clock'
import { findUser } from '@/sandbox/users'
import type { User } from '@/sandbox/users'
import { feesOf } from './apply'
import { territories } from './data'
import type { TerritoryRecord } from './data'
import { gloryOf } from './glory'
import { standingOf } from './standing'
import type { Ask } from './standing'

/** A territory as the platform sends it, in the state that the page asked for. */
export function infoOf(call: Ask, record: TerritoryRecord, asker: User | undefined): Territory {
  const { status, lord, expiresAt } = standingOf(call, record, asker)
  return {
    territoryId: record.territoryId,
    name: record.name,
    cover: coverOf(call, record),
    planetId: call.scenario('no_planet') ? '' : record.planetId,
    planetName: record.planetName,
    level: record.level,
    lordUid: lord?.uid ?? '',
    lordName: lord?.nickname ?? '',
    lordAvatar: lord ? call.art('avatar', lord.uid) : '',
    residentCount: record.residentCount,
    residentMax: record.residentMax,
    prosperity: record.prosperity,
    areaSqm: record.areaSqm,
    status,
    glory: status === 'OCCUPIED' ? gloryOf(call, record) : null,
    adoptFee: feesOf(call, record).adoptFee,
    expireAt: expiresAt ? stamp(expiresAt) : '',
  }
}

const coverOf = ({ art }: Ask, { territoryId }: TerritoryRecord) => art('landscape', territoryId)

/** The five most prosperous territories that have a lord. */
export function topFive(call: Ask): TopTerritory[] {
  return territories
    .findMany((q) => q.where(({ lordUid }) => lordUid !== ''))
    .sort((one, other) => other.prosperity - one.prosperity)
    .slice(0, 5)
    .map((record, at) => ({
      rank: at + 1,
      territoryId: record.territoryId,
      name: record.name,
      cover: coverOf(call, record),
      lordName: findUser({ uid: record.lordUid })?.nickname ?? '',
      lordAvatar: call.art('avatar', record.lordUid),
      prosperity: record.prosperity,
    }))
}
