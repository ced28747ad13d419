import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/plAce'], {
  planet_private: '主人设置了私密',
  planet_closed: '星球已关闭',
  no_scenes: '没有场景与标签',
  feed_0: '星球动态为空',
  dynamic_0: '主人没有动态',
})
