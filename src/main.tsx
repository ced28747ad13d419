import '@/ui/tokens.css'
import '@/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectApi } from '@/app/api'
import { createAppRouter } from '@/app/router'
import { App } from '@/app/App'
import { takeEarlyAnswer } from '@/app/early'
import { hideBrokenImages } from '@/lib/brokenImages'
import { startSession } from '@/session/session'

const early = window.__early
if (!early) hideBrokenImages()
connectApi(takeEarlyAnswer)
startSession()

const router = createAppRouter(early?.painted)
// On screen already: the next call for the list is a call.
if (early?.painted) delete early.home
const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
)
const root = document.getElementById('root')
if (root)
  startTransition(() => {
    if (early?.painted) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
