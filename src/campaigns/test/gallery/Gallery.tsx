import { useId, useState } from 'react'
import { ChevronDownIcon } from '@/ui/icons'
import styles from './Gallery.module.css'
import type { Parts } from './stateful'
import { INPUT_PARTS } from './inputParts'
import { LAYER_PARTS } from './layerParts'
import { VIEW_PARTS } from './viewParts'

/** What to look through before writing a part of one's own. */
export function Gallery() {
  return (
    <>
      <Drawer title="按钮与输入" parts={INPUT_PARTS} />
      <Drawer title="列表与活动" parts={VIEW_PARTS} />
      <Drawer title="弹层与分享" parts={LAYER_PARTS} />
    </>
  )
}

/** What is in it lives only while it is open: no part runs before that. */
function Drawer({ title, parts }: { title: string; parts: Parts }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.drawer}>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <ChevronDownIcon className={open ? styles.up : undefined} />
        </button>
      </h3>
      <div id={id}>
        {open &&
          Object.entries(parts).map(([file, part]) => (
            <div key={file} className={styles.part}>
              <p className={styles.file}>{file}</p>
              {part}
            </div>
          ))}
      </div>
    </div>
  )
}
