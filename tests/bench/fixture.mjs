/*
 * What the bench's platform answers: N providers in groups of ten, the same for the product and both baselines.
 */

const GROUP_SIZE = 10
export const PICTURES = '/mfuwu/bench/'

const CATEGORIES = [
  '数字资产定制',
  '2B场景定制',
  '数字化运营服务',
  '元宇宙联动商家',
  '地块运营模板',
]
const FIRST = ['星河', '云杉', '青鸾', '北辰', '沧海', '流光', '万象', '天工', '锦城', '远山']
const SECOND = ['工坊', '建造', '设计', '资产', '传媒', '科技', '运营']
const SERVES = [
  '数字藏品设计与发行',
  '虚拟展厅搭建',
  '品牌空间定制',
  '社群与活动运营',
  '地块整体规划',
]

/**
 * @typedef {{ id: string, cardCover: string, serve: string, name: string, headPortrait: string,
 *   followerCount: number, productionCount: number }} Card
 * @typedef {{ zoologyClassify: string, categoryName: string, items: Card[] }} Group
 */

/** Four digits end each name, so that no name is a part of another. */
export const nameOf = (/** @type {number} */ index) =>
  `${FIRST[index % FIRST.length]}${SECOND[index % SECOND.length]}${String(index + 1).padStart(4, '0')}`

/** @returns {Card} */
const card = (/** @type {number} */ index) => ({
  id: String(10001 + index),
  cardCover: `${PICTURES}cover-${index}.png`,
  serve: SERVES[index % SERVES.length],
  name: nameOf(index),
  headPortrait: `${PICTURES}avatar-${index}.png`,
  followerCount: (index * 7919) % 250000,
  productionCount: (index * 104729) % 3000,
})

/**
 * @param {number} cards
 * @returns {Group[]}
 */
export function groupsOf(cards) {
  return Array.from({ length: Math.ceil(cards / GROUP_SIZE) }, (_, group) => ({
    zoologyClassify: String(group + 1),
    categoryName: CATEGORIES[group] ?? `服务分类${group + 1}`,
    items: Array.from({ length: Math.min(GROUP_SIZE, cards - group * GROUP_SIZE) }, (_, item) =>
      card(group * GROUP_SIZE + item),
    ),
  }))
}

/** @param {number} cards */
export const titlesOf = (cards) =>
  groupsOf(cards)
    .slice(0, CATEGORIES.length)
    .map(({ zoologyClassify, categoryName }) => ({ zoologyClassify, categoryName }))

/** A text that only a provider's detail shows: the bench waits for it. */
export const DETAIL_WORDS = '团队自述第一句用来辨认详情页'

/** @param {string} id */
export function detailOf(id) {
  const index = Math.max(0, Number(id) - 10001) || 0
  const { name, serve, headPortrait, followerCount, productionCount, cardCover } = card(index)
  return {
    id,
    name,
    serve,
    headPortrait,
    banner: cardCover,
    intro: `${DETAIL_WORDS}。我们为品牌与个人搭建可以走进去的数字空间，从策划到上线都有专人跟进。`,
    tags: ['元宇宙', '三维建模', '活动策划'],
    followerCount,
    productionCount,
    works: Array.from({ length: 6 }, (_, work) => ({
      id: String(work + 1),
      title: `作品${work + 1}`,
      cover: `${PICTURES}cover-${work + 20}.png`,
      likeCount: work * 321,
    })),
    honors: [{ name: '年度服务商', img: `${PICTURES}cover-40.png` }],
    contactName: '王先生',
    contactPhoneMasked: '138****8000',
    city: '杭州',
    zoologyClassify: '1',
    categoryName: CATEGORIES[0],
  }
}
