import { connectBridge } from '@/bridge/connect'
import { currentVisit } from '@/bridge/environment'
import { appSaveImage } from '@/bridge/handlers'

/** `press`: not saved to the album; a long press on the picture can do it. */
export type SaveOutcome = 'saved' | 'denied' | 'press'

/** Saves a picture (a data URL): to the album by the app; in a browser as far as possible. Never rejects. */
export async function saveImage(dataUrl: string, fileName: string): Promise<SaveOutcome> {
  const { visit, os } = currentVisit()
  if (visit === 'app' && (await connectBridge())) {
    const saved = await appSaveImage(dataUrl)
    return saved === undefined ? 'press' : saved ? 'saved' : 'denied'
  }
  // iOS puts downloads where people do not look for pictures.
  if (visit === 'mobile' && os !== 'ios') download(dataUrl, fileName)
  return 'press'
}

function download(dataUrl: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = dataUrl
  link.download = fileName
  link.click()
}
