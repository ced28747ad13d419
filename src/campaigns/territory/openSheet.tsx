import { createContext, use, useState, type ReactNode } from 'react'

type OpenSheet = 'apply' | 'glory' | undefined

const SheetContext = createContext<[OpenSheet, (next: OpenSheet) => void]>([undefined, () => {}])

/** The sheet that is open, and how to open one. */
export const useSheet = () => use(SheetContext)

/** Beside the page and not in it: a tap that opens a sheet renders the sheet alone. */
export function SheetProvider({ children }: { children: ReactNode }) {
  return <SheetContext value={useState<OpenSheet>()}>{children}</SheetContext>
}
