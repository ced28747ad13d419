import type { CardAlbum } from '@/api/eliminateGame'
import type { ArtKind } from '@/sandbox/art/picture'

type Rarity = CardAlbum['cards'][number]['rarity']

export interface Album {
  collectionId: string
  name: string
  theme: string
  art: ArtKind
  /** How many of its cards a person has at first. */
  owned: number
  cards: readonly (readonly [name: string, rarity: Rarity])[]
}

/** One album is of a single card, one of twelve. */
export const ALBUMS: readonly Album[] = [
  {
    collectionId: '92001',
    name: '四季灯火',
    theme: '一盏灯，走过四个季节',
    art: 'landscape',
    owned: 4,
    cards: [
      ['春夜纸鸢', 'N'],
      ['夏塘流萤', 'N'],
      ['秋山灯会', 'R'],
      ['冬雪归舟', 'SR'],
    ],
  },
  {
    collectionId: '92002',
    name: '星海旅人',
    theme: '沿着航线，拜访每一颗星球',
    art: 'planet',
    owned: 4,
    cards: [
      ['启航港', 'N'],
      ['环形雨带', 'N'],
      ['双月湾', 'R'],
      ['静默磁场', 'R'],
      ['彗尾信使', 'SR'],
      ['星海尽头', 'SSR'],
    ],
  },
  {
    collectionId: '92003',
    name: '十二浮岛',
    theme: '云上十二岛，岛岛有人家',
    art: 'island',
    owned: 5,
    cards: [
      ['子夜岛', 'N'],
      ['牧云岛', 'N'],
      ['风铃岛', 'N'],
      ['月兔岛', 'N'],
      ['听潮岛', 'N'],
      ['长藤岛', 'R'],
      ['奔马岛', 'R'],
      ['白羊岛', 'R'],
      ['果园岛', 'R'],
      ['晨鸡岛', 'SR'],
      ['守望岛', 'SR'],
      ['丰年岛', 'SSR'],
    ],
  },
  {
    collectionId: '92004',
    name: '孤本',
    theme: '全城只此一张',
    art: 'tower',
    owned: 0,
    cards: [['糖果钟楼', 'SSR']],
  },
]

export const cardIdOf = ({ collectionId }: Album, at: number): string =>
  `${collectionId}${String(at + 1).padStart(2, '0')}`
