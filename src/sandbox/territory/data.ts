import { DAY_MS, HOUR_MS, now } from '@/sandbox/clock'
import { table } from '@/sandbox/platform'
import { person } from '@/sandbox/users'

export interface TerritoryRecord {
  territoryId: string
  name: string
  planetId: string
  planetName: string
  level: number
  /** '' without a lord. */
  lordUid: string
  /** Epoch milliseconds; 0 without a lord. */
  expiresAt: number
  residentCount: number
  residentMax: number
  prosperity: number
  areaSqm: number
  adoptFee: number
  deposit: number
  /** The fee is waived this season. */
  freeQuota: boolean
  locked: boolean
}

export interface GloryRecord {
  gloryId: string
  territoryId: string
  text: string
  collectionName: string
  auditStatus: 'PENDING' | 'PASSED' | 'REJECTED'
  /** Written by the lord since the reset, not seeded. */
  edited: boolean
}

export interface ApplicationRecord {
  applyNo: string
  territoryId: string
  uid: string
  applicantName: string
  inviteCode: string
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'EXPIRED'
  rejectReason: string
  /** Epoch milliseconds. */
  applyTime: number
  auditTime: number
  queueNo: number
}

export const territories = table<TerritoryRecord>(() =>
  TERRITORIES.map(([territoryId, name, planetId, planetName, ...figures], at) => {
    const [level, residentCount, residentMax, prosperity, areaSqm] = figures
    const lord = LORDS[territoryId]
    return {
      territoryId,
      name,
      planetId,
      planetName,
      level,
      lordUid: lord === undefined ? '' : person(lord).uid,
      expiresAt: lord === undefined ? 0 : now() + (60 + at * 17) * DAY_MS,
      residentCount,
      residentMax,
      prosperity,
      areaSqm,
      adoptFee: 0,
      deposit: 0,
      freeQuota: false,
      locked: false,
      ...TERMS[territoryId],
    }
  }),
)

export const glories = table<GloryRecord>(() =>
  GLORIES.map(([territoryId, text, collectionName, auditStatus]) => ({
    gloryId: `7${territoryId}`,
    territoryId,
    text,
    collectionName,
    auditStatus,
    edited: false,
  })),
)

export const applications = table<ApplicationRecord>(() => [
  ...Object.entries(LORDS).map(([territoryId, lord]) => seedApplication(territoryId, lord, 0)),
  ...Object.entries(WAITING).flatMap(([territoryId, people]) =>
    people.map((who, at) => seedApplication(territoryId, who, at + 1)),
  ),
])

export function findTerritory(territoryId = ''): TerritoryRecord | undefined {
  return territories.find((one) => one.territoryId === territoryId)
}

/** The application of a seeded person: waiting in the queue, or approved long ago (0). */
function seedApplication(territoryId: string, who: number, queueNo: number): ApplicationRecord {
  const approved = queueNo === 0
  const applyTime = now() - (approved ? 90 * DAY_MS : HOUR_MS * (9 - queueNo))
  return {
    applyNo: `LD${territoryId}${who}`,
    territoryId,
    uid: person(who).uid,
    applicantName: '居民',
    inviteCode: '',
    status: approved ? 'APPROVED' : 'PENDING',
    rejectReason: '',
    applyTime,
    auditTime: approved ? applyTime + DAY_MS : 0,
    queueNo,
  }
}

type Row = readonly [
  territoryId: string,
  name: string,
  planetId: string,
  planetName: string,
  level: number,
  residentCount: number,
  residentMax: number,
  prosperity: number,
  areaSqm: number,
]

const TERRITORIES: readonly Row[] = [
  ['30001', '星灯谷', '40001', '拾光星', 8, 186, 200, 98_640, 12_800],
  ['30002', '柳浪湖畔', '40002', '鹿鸣星', 6, 120, 150, 76_210, 9600],
  ['30003', '望潮港', '40003', '海盐星', 5, 96, 120, 54_880, 8400],
  ['30004', '云麓牧场', '40004', '北纬星', 4, 64, 100, 31_050, 15_200],
  ['30005', '月桂庭', '40005', '月半星', 3, 41, 80, 18_700, 5200],
  ['30006', '千帆渡', '40006', '江屿星', 3, 80, 80, 17_320, 4800],
  ['30007', '桃源里', '40007', '青柠星', 2, 18, 60, 5260, 3600],
  ['30008', '听松台', '40008', '白鹭星', 2, 9, 60, 3180, 3000],
  ['30009', '沧海书院', '40009', '长安星', 4, 33, 100, 9870, 7200],
  ['30010', '麦田圈', '40010', '农夫星', 1, 2, 40, 420, 2400],
  ['30011', '苍穹驿站', '40011', '夜航星', 7, 0, 180, 0, 11_000],
  ['9007199254740993007', '无名原野', '9007199254740993117', '新星', 0, 0, 40, 0, 2000],
]

/** Those that cost something or are closed. */
const TERMS: Readonly<Record<string, object>> = {
  30008: { adoptFee: 199, freeQuota: true },
  30009: { adoptFee: 699, deposit: 200 },
  30011: { locked: true },
}

/** Indexes of the seeded lords. */
const LORDS: Readonly<Record<string, number>> = {
  30001: 0,
  30002: 6,
  30003: 37,
  30004: 11,
  30005: 25,
  30006: 20,
}

/** Indexes of the seeded people with pending applications. */
const WAITING: Readonly<Record<string, readonly number[]>> = { 30010: [14, 30] }

const GLORIES = [
  ['30001', '愿每盏灯都有归人', '四季灯火', 'PASSED'],
  ['30002', '风起时，湖面写满名字', '江南十二时辰', 'PASSED'],
  ['30003', '潮来见海，潮去见己', '万里航图', 'PASSED'],
  ['30005', '桂子月中落', '花朝录', 'PENDING'],
] as const
