import { Card } from '@/kit/page/parts/Card'
import { StepList, type Step } from '@/kit/page/parts/StepList'

const STEPS: readonly Step[] = [
  {
    title: '报名',
    text: '登录后在App填写参赛信息，拿到参赛席位。',
    art: (
      <>
        <path fill="#e8ff3c" d="M14 8h38l14 14v50H14z" />
        <path fill="#7d9100" d="M52 8l14 14H52z" />
        <path stroke="#141500" strokeWidth="5" strokeLinecap="round" d="M25 34h24M25 46h16" />
        <path fill="#f8f8f0" d="M70 38l8 8-27 27-11 3 3-11z" />
        <path fill="#ff9a52" d="M70 38l8 8-6 6-8-8z" />
      </>
    ),
  },
  {
    title: '投稿',
    text: '投稿期内上传作品，截止前可以反复打磨。',
    art: (
      <>
        <path fill="#c9d2d6" d="M6 10h68v46H6zM30 60h20v8h12v6H18v-6h12z" />
        <path fill="#141500" d="M12 16h56v34H12z" />
        <path fill="#3a3a35" d="M12 50l16-18 12 12 9-9 19 15z" />
        <path fill="#e8ff3c" d="M40 18l15 16h-9v14H34V34h-9z" />
        <circle cx="60" cy="24" r="4" fill="#ff9a52" />
      </>
    ),
  },
  {
    title: '登台',
    text: '评委会评审后公布名单，优秀作品登上领奖台。',
    art: (
      <>
        <path fill="#3a3a35" d="M30 44h20v32H30z" />
        <path fill="#5d696f" d="M8 56h20v20H8z" />
        <path fill="#8a3d10" d="M52 62h20v14H52z" />
        <path fill="#e8ff3c" d="M30 44h20v5H30zM40 6l6 12 13 2-9 9 2 12-12-6-12 6 2-12-9-9 13-2z" />
        <path fill="#c9d2d6" d="M8 56h20v4H8z" />
        <path fill="#ff9a52" d="M52 62h20v4H52z" />
      </>
    ),
  },
]

/** The steps to take part. */
export function Steps() {
  return (
    <Card heading="参赛三步">
      <StepList steps={STEPS} box={80} />
    </Card>
  )
}
