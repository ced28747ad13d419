import type { MomentSeed } from './records'

/** @param figures minutes ago, likes, shares, views */
function moment(
  momentId: string,
  author: number,
  [minutesAgo, likeCount, shareCount, viewCount]: readonly [number, number, number, number],
  more: Partial<MomentSeed> & { content: string },
): MomentSeed {
  return { momentId, author, minutesAgo, likeCount, shareCount, viewCount, ...more }
}

/** Moments with ids that are easy to type; 20000 to 20009 have as many pictures as the last digit. */
export const KNOWN_MOMENTS: readonly MomentSeed[] = [
  moment('20000', 9, [12, 986, 45, 12_800], {
    content:
      '搬进数字城市的第三百六十五天。\n\n一开始只是想找个地方放旧照片，后来有了院子，有了邻居，有了每周五晚上的露天电影。\n谢谢每一个路过还停下来打招呼的人。',
    topics: ['一周年', '我的地块日记'],
    locationName: '东湖星区·柳叶巷',
    comments: 18,
  }),
  moment('20001', 0, [42, 2368, 87, 40_120], {
    content: '等了一整个夏天，河边的灯终于亮了。',
    imageCount: 1,
    scene: 'city',
    topics: ['我的地块日记'],
    locationName: '星港·一号码头',
    comments: 34,
  }),
  moment('20002', 4, [185, 12_345, 990, 99_999], {
    content: '左边是我画的草图，右边是工坊做出来的样子，你们更喜欢哪个？',
    imageCount: 2,
    scene: 'tower',
    topics: ['造物计划'],
    comments: 9,
  }),
  moment('20004', 23, [1500, 5120, 310, 88_000], {
    content: '四个季节，同一扇窗。 #四季打卡 收集完成🎉',
    imageCount: 4,
    scene: 'landscape',
    topics: ['四季打卡'],
    locationName: '云栖岛',
    comments: 25,
  }),
  moment('20009', 33, [3000, 99_999_999, 123_456, 1_234_567_890], {
    content:
      '九座岛，走了九天。每到一座就盖一个章，今天终于集齐了！\n路线图放在评论区，想走的朋友可以抄作业。',
    imageCount: 9,
    scene: 'island',
    topics: ['环岛计划', '旅行手账'],
    locationName: '群岛海域',
    comments: 160,
  }),
  moment('20010', 31, [4400, 31_400, 2048, 512_000], {
    content: '在观星台录了一小段，流星出现的那一秒整个广场都安静了。',
    scene: 'planet',
    video: true,
    topics: ['观星台'],
    locationName: '月背天文台',
    comments: 41,
  }),
  moment('20011', 12, [9000, 0, 0, 320], {
    content: '这条动态已经被作者删除。',
    status: 'DELETED',
  }),
  moment('20012', 15, [2, 0, 0, 1], {
    content: '刚刚发布，等待审核。',
    imageCount: 1,
    status: 'AUDITING',
  }),
  moment('20013', 39, [1, 0, 0, 6], {
    content: '新人报到，请多关照。',
    imageCount: 1,
    topics: ['新居民报到'],
  }),
  moment('20014', 1, [7200, 45_600, 3300, 980_000], {
    content: '征集：如果给中心广场加一样东西，你最想要什么？点赞前三名的我们真的会做！',
    imageCount: 1,
    scene: 'city',
    topics: ['共建广场', '有奖征集'],
    locationName: '中心广场',
    comments: 240,
  }),
]
