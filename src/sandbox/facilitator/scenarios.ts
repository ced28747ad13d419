import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = [
  ...scenariosFor(['/'], { few_cards: '每组 1、0、12、2、3 张卡片' }),
  ...scenariosFor(['/manufacturerDetail/:id'], {
    off_shelf: '服务商已下架',
    no_contact: '未公开联系方式',
  }),
]
