export function questTitle(seconds: number, rewardText: string): string {
  return rewardText ? `浏览${seconds}秒 得${rewardText}` : `浏览${seconds}秒 完成任务`
}
