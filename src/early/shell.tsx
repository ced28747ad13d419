import { Banner } from '@/frame/Banner'
import { Frame } from '@/frame/Frame'
import { StartFailure } from '@/frame/start/StartFailure'
import { HomeSkeleton } from '@/pages/home/HomeList'
import { write } from './jsx-runtime'

/** The app shell that stands in `index.html`: the frame and the home page's skeleton, painted before any script. */
export function renderShell(): string {
  return write(
    <Frame menuOpen={false}>
      <Banner />
      <HomeSkeleton />
    </Frame>,
  )
}

/** What stands in for the app when its code does not come. */
export function renderStartFailure(): string {
  return write(
    <template>
      <StartFailure />
    </template>,
  )
}
