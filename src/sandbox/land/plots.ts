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
  /** A seeded person's number, or -1 for nobody. */
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

export function plotOf(asked: string): Plot | undefined {
  const row = PLOTS.find(([landId]) => landId === asked)
  if (!row) return undefined
  const [landId, landNo, name, planetId, planetName, coordX, coordY, areaSqm, grade, owner] = row
  return { landId, landNo, name, planetId, planetName, coordX, coordY, areaSqm, grade, owner }
}
