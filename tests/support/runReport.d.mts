interface Row {
  name: string
  ms: number
  passed: boolean
  firstTry?: string
}

interface BrowserSuite {
  specs?: {
    file: string
    title: string
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
  }[]
  suites?: BrowserSuite[]
}

export function firstLine(message?: string): string
export function browserRows(report: { suites: BrowserSuite[] }): Row[]
export function closingLines(rows: Row[]): string[]
