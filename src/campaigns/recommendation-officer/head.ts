export const head = {
  title: '首席推荐官',
  description: '就任活动的首席推荐官，亲身体验、真诚推荐，领取一张写着你名字的证书。',
} as const
