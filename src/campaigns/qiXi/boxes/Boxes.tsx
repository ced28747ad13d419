import { GoodsCard } from '@/kit/goods/GoodsCard'
import { EmptyState } from '@/ui/EmptyState'
import { BOX_LABELS, boxActionOf, boxName, boxNote, boxPrice } from '../qiXi'
import type { Buying } from '../useBuying'
import type { Festival } from '../useFestival'
import styles from './Boxes.module.css'

interface BoxesProps {
  festival: Festival
  buying: Buying
}

/** 「七夕限定礼盒」. */
export function Boxes({ festival: { boxes, phase }, buying }: BoxesProps) {
  return (
    <section className={styles.boxes} aria-labelledby="qx-boxes">
      <h2 id="qx-boxes" className={styles.heading}>
        七夕限定礼盒
      </h2>
      {boxes.length === 0 ? (
        <EmptyState text="礼盒准备中，敬请期待" />
      ) : (
        <ul className={styles.grid}>
          {boxes.map((box) => {
            const action = boxActionOf(box, phase)
            return (
              <li key={box.goodsId}>
                <GoodsCard
                  name={boxName(box)}
                  img={box.img}
                  price={boxPrice(box)}
                  note={boxNote(box)}
                  tag={box.tag}
                  action={{
                    label: BOX_LABELS[action],
                    disabled: action !== 'buy',
                    onPress: () => buying.begin(box),
                  }}
                  onOpen={() => buying.look(box)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
