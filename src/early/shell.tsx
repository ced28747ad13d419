import { Banner } from '@/frame/Banner'
import { Frame } from '@/frame/Frame'
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
