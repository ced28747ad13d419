import type { Trait } from '@/api/character'

export interface Option {
  text: string
  /** The traits that this option selects. */
  traits: readonly [Trait, Trait]
}

export interface Question {
  text: string
  options: readonly [Option, Option, Option]
}

export const QUESTIONS: readonly [Question, Question, Question] = [
  {
    text: '夜里十一点，你多半在做什么？',
    options: [
      { text: '关了灯，看窗外最亮的那一点', traits: ['夜猫子', '观星'] },
      { text: '和朋友分一份宵夜，笑到停不下来', traits: ['热闹', '美食'] },
      { text: '早就睡了，明天想看日出', traits: ['早起', '稳重'] },
    ],
  },
  {
    text: '走到一个没有路牌的岔口，你会——',
    options: [
      { text: '挑看起来更陌生的那一条', traits: ['探险', '勇敢'] },
      { text: '找个人问问，顺便聊上半天', traits: ['爱笑', '好奇'] },
      { text: '坐下来等雾散，不着急', traits: ['安静', '神秘'] },
    ],
  },
  {
    text: '你最想收到哪一件礼物？',
    options: [
      { text: '一把亲手修好的旧椅子', traits: ['手艺', '稳重'] },
      { text: '一首只写给你的短诗', traits: ['诗', '安静'] },
      { text: '一张没有画完的星图', traits: ['好奇', '观星'] },
    ],
  },
]
