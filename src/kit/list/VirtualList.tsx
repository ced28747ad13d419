import { Fragment, createContext, use, useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'
import { PicturesWait } from '@/ui/picture/Picture'
import { remInPx } from '@/ui/remInPx'
import { RecordList, type RecordListProps, type RowsProps } from './RecordList'
import { useFling } from './useFling'

/** How far beyond the screen rows are rendered, in CSS pixels: fast scrolling shows no blank ones. */
const BUFFER_PX = 400
/** The number of rows rendered before the screen has been measured: with the page, not a frame later. */
const FIRST_ROWS = 6

interface VirtualListProps<Row extends object> extends RecordListProps<Row> {
  /**
   * The least height of a row, the space below it included, in design px; on narrow phones, whose text is not smaller,
   * as on one of 375 px. A row of another height costs a second rendering when it is measured.
   */
  rowHeight: number
}

/**
 * A `RecordList` of thousands: only the rows near the screen are in the document, and the page itself scrolls. Without
 * ResizeObserver rows cannot be measured: then all of them are rendered.
 */
export function VirtualList<Row extends object>({ rowHeight, ...list }: VirtualListProps<Row>) {
  const canMeasure = typeof ResizeObserver !== 'undefined'
  return <RecordList {...list} {...(canMeasure && { drawRows: near<Row>(rowHeight) })} />
}

function near<Row extends object>(rowHeight: number): (rows: RowsProps<Row>) => ReactNode {
  return (rows) => <VirtualRows {...rows} rowHeight={rowHeight} />
}

interface ListFacts extends Pick<RowsProps<unknown>, 'label' | 'isBusy'> {
  /** The number of rows, or -1. */
  size: number
  minHeight: number
}

const Facts = createContext<ListFacts>({ label: '', isBusy: false, size: -1, minHeight: 0 })

function VirtualRows<Row extends object>({
  rows,
  rowHeight,
  ...list
}: RowsProps<Row> & { rowHeight: number }) {
  const { idOf, label, isBusy, hasMore, children } = list
  const isFlung = useFling()
  const [minHeight] = useState(() => cssPixels(rowHeight))
  const drawRow = useMemo(() => drawOnce({ idOf, children }), [idOf, children])
  return (
    <Facts value={{ label, isBusy, size: hasMore ? -1 : rows.length, minHeight }}>
      <PicturesWait value={isFlung}>
        <WindowVirtualizer
          data={rows}
          itemSize={minHeight}
          bufferSize={BUFFER_PX}
          ssrCount={Math.min(FIRST_ROWS, rows.length)}
          as={Container}
          item={Item}
        >
          {drawRow}
        </WindowVirtualizer>
      </PicturesWait>
    </Facts>
  )
}

/** Renders each row once: while scrolling only new rows cost work. */
function drawOnce<Row extends object>({
  idOf,
  children,
}: Pick<RowsProps<Row>, 'idOf' | 'children'>): (row: Row, index: number) => ReactElement {
  const drawn = new WeakMap<Row, { index: number; element: ReactElement }>()
  return (row, index) => {
    const before = drawn.get(row)
    if (before?.index === index) return before.element
    const element = <Fragment key={idOf(row) || index}>{children(row, index)}</Fragment>
    drawn.set(row, { index, element })
    return element
  }
}

function Container({ children, ...list }: CustomContainerComponentProps) {
  const { label, isBusy } = use(Facts)
  return (
    <ul {...list} aria-label={label} aria-busy={isBusy}>
      {children}
    </ul>
  )
}

/**
 * Its position is set explicitly, because its neighbours may not be rendered. The list switches its pointer events off
 * until it has been at rest for a moment: a tap in that moment would be lost.
 */
function Item({ index, children, style, ...item }: CustomItemComponentProps) {
  const { size, minHeight } = use(Facts)
  return (
    <li
      {...item}
      style={{ ...style, minHeight, pointerEvents: 'auto' }}
      aria-posinset={index + 1}
      aria-setsize={size}
    >
      {children}
    </li>
  )
}

const DESIGN_PX_A_REM = 75
/** A design px on a phone of 375 px, in CSS pixels. */
const LEAST_SCALE = 0.5

/** 750-design px on this screen, in whole CSS pixels, so that measured sizes are equal. */
function cssPixels(designPx: number): number {
  return Math.ceil(designPx * Math.max(LEAST_SCALE, remInPx() / DESIGN_PX_A_REM))
}
