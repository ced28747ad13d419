import { HttpResponse, getResponse, http } from 'msw'
import { handlers } from '@/sandbox/handlers'
import type { startSandbox } from './sandbox'

/** Changes the platform's own answer to this call on its way. */
export function spoil(
  { server }: Pick<ReturnType<typeof startSandbox>, 'server'>,
  path: string,
  change: (data: Record<string, unknown>) => object,
): void {
  server.use(
    http.get(`*${path}`, async ({ request }) => {
      const answer = await getResponse(handlers, request)
      const body = (await answer?.json()) as { data: Record<string, unknown> }
      return HttpResponse.json({ ...body, data: change(body.data) })
    }),
  )
}
