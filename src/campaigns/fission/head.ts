export const head = {
  title: '和好友一起开启新世界',
  description: '好友邀请你来看看：一座等你点亮的数字世界，手机号即可进入。',
} as const
