import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = [
  ...scenariosFor(['/soul', '/aidao-detail'], { feed_0: '动态为空' }),
  ...scenariosFor(['/soul'], { dynamic_0: '个人动态为空' }),
]
