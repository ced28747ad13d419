/** A task belongs to the group that its id begins with. */
export const GROUPS: readonly { groupId: string; title: string }[] = [
  { groupId: '331', title: '第一步' },
  { groupId: '332', title: '认识伙伴' },
  { groupId: '333', title: '安个家' },
]

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '33101': '换上喜欢的头像和昵称',
  '33102': '每天来看看，积分会越来越多',
  '33103': '读满15秒就算完成',
  '33201': '去别人的星球走一走',
  '33202': '写下第一条心情',
  '33203': '为喜欢的动态点3次赞',
  '33301': '看看谁家的灯还亮着',
  '33302': '用积分换一件小物',
}

export const descOf = (taskId: string) => DESCRIPTIONS[taskId] ?? ''
