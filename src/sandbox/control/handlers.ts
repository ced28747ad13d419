import { HttpResponse, http } from 'msw'
import { ready, reset } from '@/sandbox/platform'
import { SCENARIOS } from '@/sandbox/scenarios'

/** The sandbox about itself, for the on-screen control and for tests over HTTP. */
export const handlers = [
  http.post('*/api/__sandbox/reset', async () => {
    ready()
    reset()
    return HttpResponse.json({ ok: true })
  }),
  http.get('*/api/__sandbox/scenarios', () =>
    HttpResponse.json(SCENARIOS.map(({ name, label, appliesTo }) => ({ name, label, appliesTo }))),
  ),
]
