import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = [
  ...scenariosFor(['/opinionRanking'], {
    ranks_0: '榜单为空',
    ranks_1: '只有 1 人上榜',
    ranks_2: '只有 2 人上榜',
    ranks_3: '只有 3 人上榜',
    off_list: '我未上榜',
    me_first: '我是第一名',
  }),
  ...scenariosFor(['/aidao-detail'], {
    members_0: '还没有成员',
    proposals_0: '还没有提案',
    not_joinable: '暂不可加入',
    member: '已加入',
    admin: '我是管理员',
  }),
  ...scenariosFor(['/warZone'], {
    prepare: '备战',
    fighting: '交战',
    settling: '结算中',
    tie: '平分秋色',
    null_arena: '暂无战事',
    no_scores: '双方都是 0 分',
    joined_red: '我在红方',
  }),
]
