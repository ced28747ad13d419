import postcss from 'postcss'
import type { AtRule, Rule } from 'postcss'
import { scopedName } from './scopedName.ts'

/** The styles that only the home page needs: other documents do not load them (`src/pages/home/homeStyles.ts`). */
const HOME_ONLY = [
  'src/frame/Banner.module.css',
  'src/pages/home/HomeList.module.css',
  'src/pages/home/group/ProviderCard.module.css',
  'src/pages/home/group/ProviderGroup.module.css',
]

/** Splits the styles of the app's entry into those of these style sheets and all others. */
export function splitStyles(css: string, files: readonly string[] = HOME_ONLY) {
  const marks = files.map((file) => scopedName('', file))
  const isOwn = (name: string) => marks.some((mark) => name.includes(mark))
  const keep = (own: boolean) => {
    const root = postcss.parse(css)
    root.walkRules((rule) => {
      if (!isKeyframe(rule) && isOwn(rule.selector) !== own) rule.remove()
    })
    root.walkAtRules((rule) => {
      const isEmpty = rule.nodes?.length === 0
      const isOthers = rule.name.endsWith('keyframes') && isOwn(rule.params) !== own
      if (isEmpty || isOthers) rule.remove()
    })
    return root.toString()
  }
  return { own: keep(true), rest: keep(false) }
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')
