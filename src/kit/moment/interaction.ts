import type { PressHandler } from '@/ui/button/usePress'

/** A reader's actions that need the app. */
export type Interaction = 'like' | 'comment' | 'follow'

/** Inside the app this opens the app's page; a press waits for it. */
export type OnInteract = (interaction: Interaction) => ReturnType<PressHandler>

/** The text of the sheet that opens the app. */
export const REASONS: Readonly<Record<Interaction, string>> = {
  like: '喜欢就点个赞，作者在App里会看到',
  comment: '到App里说说你的想法，和大家聊起来',
  follow: '关注作者，新动态第一时间看到',
}
