import { Banner } from '@/frame/Banner'
import { Frame } from '@/frame/Frame'
import { StartFailure } from '@/frame/start/StartFailure'
import { HomeSkeleton } from '@/pages/home/HomeList'
import { write } from './jsx-runtime'

/** The app shell in `index.html`: the frame and the home page's skeleton, painted before any script. */
export function renderShell(): string {
  return write(
    <Frame menuOpen={false}>
      <Banner />
      <HomeSkeleton />
    </Frame>,
  )
}

/** Replaces the app when its code does not load. */
export function renderStartFailure(): string {
  return write(
    <template>
      <StartFailure />
    </template>,
  )
}
