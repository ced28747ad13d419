import '@/ui/tokens.css'
import '@/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectApi } from '@/app/api'
import { createAppRouter, routerReady, skeletonReady } from '@/app/router'
import { App } from '@/app/App'
import { followEarlyCall, keepShell, takeEarlyAnswer } from '@/app/early'
import { pageOf } from '@/app/page/pageOf'
import { hideBrokenImages } from '@/lib/failure/brokenImages'
import { tidyAddress } from '@/lib/url/secrets'
import { listenForProblems } from '@/reports/listen'
import { startSession, whenReady } from '@/session/session'

// Not by `lib/env`: without an address none of it is in the build.
if (import.meta.env.VITE_REPORT_URL) listenForProblems(pageOf)
const early = window.__early
// A main call that has not been sent by now is left to the app.
if (early) early.taken = true
// On the development server, which has no early script.
if (!early) {
  tidyAddress()
  hideBrokenImages()
}
connectApi(takeEarlyAnswer)
startSession()
const answerRead = followEarlyCall()

const router = createAppRouter(early?.painted)
// On screen already: the next call for the list is a new one.
if (early?.painted) delete early.main
const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
)
const root = document.getElementById('root')
if (root && early?.painted) startTransition(() => void hydrateRoot(root, app))
else if (root && early?.entry === 'page') {
  // Created while the page's code is on its way.
  const reactRoot = createRoot(root)
  // In one task: a change of the router between a render and its commit would be missed.
  void pageReady().then(() => {
    keepShell(root)
    reactRoot.render(app)
  })
} else if (root)
  // Inside the app nothing is rendered before the app has answered who is logged in.
  void whenReady().then(() => startTransition(() => createRoot(root).render(app)))

/** A page's own document shows its shell until the page, or its skeleton, can replace it. */
async function pageReady(): Promise<void> {
  // The frame has a menu, which needs no data.
  const isFramed = document.getElementById('content') !== null
  if (isFramed) return
  await Promise.race([routerReady(router), skeletonReady(router)])
  await Promise.all([answerRead(), whenReady()])
}
