import { Fragment, createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'
import { RecordList } from './RecordList'
import type { RecordListProps, RowsProps } from './RecordList'

/** How far beyond the screen rows are drawn, in CSS pixels: a fast finger sees no blank ones. */
const BUFFER_PX = 600

interface VirtualListProps<Row> extends RecordListProps<Row> {
  /** How tall a row is, about, in design px: for those that are not drawn. */
  rowHeight: number
}

/**
 * A `RecordList` of thousands: only the rows near the screen are in the document, and the page itself scrolls. Without
 * ResizeObserver nobody could measure them: then all of them are there.
 */
export function VirtualList<Row>({ rowHeight, ...list }: VirtualListProps<Row>) {
  const canMeasure = typeof ResizeObserver !== 'undefined'
  return <RecordList {...list} {...(canMeasure && { drawRows: near<Row>(rowHeight) })} />
}

function near<Row>(rowHeight: number): (rows: RowsProps<Row>) => ReactNode {
  return (rows) => <VirtualRows {...rows} rowHeight={rowHeight} />
}

type ListFacts = Pick<RowsProps<unknown>, 'label' | 'isBusy'> & { size: number }

const Facts = createContext<ListFacts>({ label: '', isBusy: false, size: -1 })

function VirtualRows<Row>({ rows, rowHeight, ...list }: RowsProps<Row> & { rowHeight: number }) {
  const { idOf, label, isBusy, hasMore, children } = list
  const [itemSize] = useState(() => cssPixels(rowHeight))
  return (
    <Facts value={{ label, isBusy, size: hasMore ? -1 : rows.length }}>
      <WindowVirtualizer
        data={rows}
        itemSize={itemSize}
        bufferSize={BUFFER_PX}
        as={Container}
        item={Item}
      >
        {(row: Row, index) => <Fragment key={idOf(row) || index}>{children(row, index)}</Fragment>}
      </WindowVirtualizer>
    </Facts>
  )
}

function Container({ children, ...list }: CustomContainerComponentProps) {
  const { label, isBusy } = use(Facts)
  return (
    <ul {...list} aria-label={label} aria-busy={isBusy}>
      {children}
    </ul>
  )
}

/** Its place is told, because its neighbours may not be there. */
function Item({ index, children, ...item }: CustomItemComponentProps) {
  const { size } = use(Facts)
  return (
    <li {...item} aria-posinset={index + 1} aria-setsize={size}>
      {children}
    </li>
  )
}

const DESIGN_PX_A_REM = 75

/** 750-design px as they are on this screen. */
function cssPixels(designPx: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return (designPx / DESIGN_PX_A_REM) * (rem || 16)
}
