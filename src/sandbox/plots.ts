type Row = readonly [
  landId: string,
  landNo: string,
  name: string,
  planetId: string,
  planetName: string,
  coordX: number,
  coordY: number,
  areaSqm: number,
  grade: string,
  /** A seeded account's index; -1 if unowned. */
  owner: number,
]

/** The plots of the platform; the last id is beyond what a double holds. */
const PLOTS: readonly Row[] = [
  ['60001', 'A-0318', '听潮小筑', '40001', '拾光星', 12, -8, 328, 'S', 3],
  ['60002', 'A-0319', '望山台', '40001', '拾光星', 13, -8, 260, 'A', 5],
  ['60003', 'B-1024', '柳岸', '40002', '鹿鸣星', -46, 107, 480, 'A', -1],
  ['60004', 'C-0007', '盐风渡口', '40003', '海盐星', -3, -21, 196, 'B', 9],
  ['900719925474099123', 'Z-9999', '远岸灯塔', '40001', '拾光星', -1204, 4096, 1024, 'SS', 11],
]

export interface Plot {
  landId: string
  landNo: string
  name: string
  planetId: string
  planetName: string
  coordX: number
  coordY: number
  areaSqm: number
  grade: string
  owner: number
}

const PLANETS = [
  ['40001', '拾光星', 'A'],
  ['40002', '鹿鸣星', 'B'],
  ['40003', '海盐星', 'C'],
] as const
const PLACES =
  '云栖 松影 海棠 石桥 麦浪 星垂 渔火 竹里 橙光 白鹭 银杏 雾岭 听雪 南屿 沙丘 莲塘 风车'.split(' ')
const KINDS = '小院 高台 渡口 花圃 工坊 长街 书屋 码头 庭园 山房 茶寮'.split(' ')
const GRADES = ['S', 'A', 'A', 'B', 'B', 'B'] as const
const FIRST_BUILT = 100_000
/** The most plots that the market can show, plus those of its people. */
const BUILT = 1_000_000

const of = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item

/** The generated plot with number `at`. */
export function builtPlot(at: number): Plot {
  const [planetId, planetName, letter] = of(PLANETS, at * 7)
  return {
    landId: String(FIRST_BUILT + at),
    landNo: `${letter}-${String(2001 + at).padStart(4, '0')}`,
    name: of(PLACES, at) + of(KINDS, at * 5 + 3),
    planetId,
    planetName,
    coordX: ((at * 37) % 401) - 200,
    coordY: ((at * 53) % 301) - 150,
    areaSqm: 120 + ((at * 29) % 46) * 8,
    grade: of(GRADES, at),
    owner: at,
  }
}

function builtPlotOf(landId: string): Plot | undefined {
  const at = /^\d{6,7}$/.test(landId) ? Number(landId) - FIRST_BUILT : -1
  return at >= 0 && at < BUILT ? builtPlot(at) : undefined
}

export function plotOf(asked: string): Plot | undefined {
  const row = PLOTS.find(([landId]) => landId === asked)
  if (!row) return builtPlotOf(asked)
  const [landId, landNo, name, planetId, planetName, coordX, coordY, areaSqm, grade, owner] = row
  return { landId, landNo, name, planetId, planetName, coordX, coordY, areaSqm, grade, owner }
}
