import { useState } from 'react'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { TextArea } from '@/ui/form/TextArea'
import { head } from './head'
import { DESIGNS, NOTE_MAX, PAGE, noteProblem } from './qiXi'
import styles from './NoteCard.module.css'

const LINE = '写给你的话'

/** 「写给TA的话」: a short text on a card, made on this phone and never uploaded. */
export function NoteCard({ activityId }: { activityId: string | undefined }) {
  const { track } = useCampaign()
  const [note, setNote] = useState('')
  const [at, setAt] = useState(0)
  const [error, setError] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const design = DESIGNS[at] ?? DESIGNS[0]
  const make = () => {
    track('button', 'make-card', { design: design.id })
    const problem = noteProblem(note)
    setError(problem)
    if (problem === undefined) setIsOpen(true)
  }
  return (
    <Card heading="写给TA的话">
      <TextArea
        label="想对TA说"
        value={note}
        onChange={(text) => {
          setNote(text)
          setError(undefined)
        }}
        max={NOTE_MAX}
        error={error}
        placeholder="今夜的星星，替我看着你"
        className={styles.field}
      />
      <fieldset className={styles.designs}>
        <legend className={styles.legend}>选一种卡片</legend>
        {DESIGNS.map(({ id, name, from, to, ink }, index) => (
          <label
            key={id}
            className={styles.design}
            style={{ background: `linear-gradient(140deg, ${from}, ${to})`, color: ink }}
          >
            <input
              type="radio"
              name="design"
              className={styles.input}
              checked={index === at}
              onChange={() => setAt(index)}
            />
            <span className={styles.name}>{name}</span>
          </label>
        ))}
      </fieldset>
      <Button wide onPress={make}>
        生成卡片
      </Button>
      <LazySharePoster
        open={isOpen}
        onClose={() => setIsOpen(false)}
        copy={{ title: head.title, line: LINE }}
        sharer={{ name: '鹊桥寄信人', avatar: '' }}
        share={{
          title: head.title,
          text: head.description,
          url: shareUrl(PAGE, { activityId }),
        }}
        loadCode={() =>
          Promise.resolve({
            qrcodeContent: shareUrl(PAGE, { activityId, from: 'poster' }),
            expireAt: '',
          })
        }
        scene={() => import('./PosterScene')}
        sceneProps={{ design, note: note.trim() }}
      />
    </Card>
  )
}
